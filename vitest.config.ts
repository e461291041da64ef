import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['tests/no-console-errors.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
