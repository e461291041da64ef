import type { Config } from '#lib/config.ts';

/** What a command that serves says when it is ready. */
export function addressesOf(config: Config, port: number): string[] {
  const any = config.HOST === '0.0.0.0' || config.HOST === '::';
  const host = any ? 'localhost' : config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const local = `http://${host}:${port}`;
  return [
    `TecFinder is open at ${local}/`,
    `  Spain           ${local}/?country=ES`,
    `  United Kingdom  ${local}/?country=UK`,
    `  by host name    ${config.ES_HOST} and ${config.UK_HOST}, port ${port}`,
    'Stop it with Ctrl-C.',
  ];
}
