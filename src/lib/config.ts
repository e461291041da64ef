import { compile } from 'proxy-addr';
import { z } from 'zod';
import { AppError } from './errors.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const hostName = z
  .string()
  .toLowerCase()
  .regex(new RegExp(`^${LABEL}(?:\\.${LABEL})+$`), 'must be a host name such as shop.example.com');
const pathBelow = z
  .string()
  .transform((path) => path.replace(/^\/*|\/+$/g, ''))
  .refine(
    (path) => /^[\w.~-]*(?:\/[\w.~-]+)*$/.test(path) && !/(?:^|\/)\.\.?(?:\/|$)/.test(path),
    'must be a path such as /shop/es',
  )
  .transform((path) => path && `/${path}`);
const portRule = 'must be a whole number from 0 to 65535';
const API_RULE = 'must be an address such as https://api.example.com';
const filledText = z.string().trim().min(1);

/** Every setting the product reads, with its default. README lists them; a test holds that. */
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portRule)
    .transform(Number)
    .refine((port) => port <= 65535, portRule)
    .default(4321),
  HOST: filledText.default('127.0.0.1'),
  ES_HOST: hostName.default('www.tecfinder.es'),
  UK_HOST: hostName.default('www.tecfinder.co.uk'),
  /** Where a static site's pages lie below the host: `/shop/es`; at its root where it is not given. */
  ES_PATH: pathBelow.default(''),
  UK_PATH: pathBelow.default(''),
  /** The server that static sites send clicks and sign-ups to; without one they send none. */
  API_URL: z
    .url({ protocol: /^https?$/, error: API_RULE })
    .refine((url) => !/[?#]/.test(url), API_RULE)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Proxies in front whose X-Forwarded-For is believed: addresses and ranges, or names of ranges. */
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(isUsable, 'must be addresses or ranges separated by commas, such as loopback,10.0.0.0/8')
    .optional(),
  DATA_DIR: filledText.default('.data'),
  DIST_DIR: filledText.default('dist'),
  SITE_EMAIL: z.email('must be an e-mail address').default('hola@tecfinder.example'),
  SITE_PHONE: filledText.default('+34 976 000 000'),
  SITE_STREET: filledText.default('Calle de Heroísmo, 1'),
  /** Where the map on the contact page has its mark: latitude and longitude in degrees. */
  SITE_MAP: z
    .string()
    .regex(
      /^-?([0-8]?\d(\.\d+)?|90),-?(1[0-7]\d(\.\d+)?|\d{1,2}(\.\d+)?|180)$/,
      'must be latitude,longitude such as 41.6517,-0.8735',
    )
    .default('41.6517,-0.8735'),
  SITE_AFFILIATE_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the digits of your publisher id')
    .optional(),
});

function isUsable(proxies: string[]): boolean {
  try {
    compile(proxies);
    return true;
  } catch {
    return false;
  }
}

export type Config = z.infer<typeof schema>;

/**
 * Reads and validates the settings from an environment. Blank values count as absent.
 * @throws AppError `config_invalid`, whose message names the first wrong setting and what it must be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new AppError('config_invalid', `${name}=${given[name]} is not usable: ${issue?.message}.`);
  }
  const { ES_HOST, UK_HOST, ES_PATH, UK_PATH } = parsed.data;
  if (ES_HOST === UK_HOST && ES_PATH === UK_PATH) {
    throw new AppError(
      'config_invalid',
      'ES_HOST and UK_HOST must differ: the host name chooses the edition. Static sites of one host differ by ES_PATH and UK_PATH.',
    );
  }
  return parsed.data;
}

/** The settings of this process. */
export const loadConfig = (): Config => readConfig(process.env);

export const configNames: readonly string[] = Object.keys(schema.shape);
