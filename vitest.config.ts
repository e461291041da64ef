import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/no-console-errors.ts'],
    // Tests that start programs take seconds where other work is done beside them.
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
