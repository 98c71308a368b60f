import { isIP } from 'node:net';
import { UserPassword } from '@soundings/contract/access/auth';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { z } from 'zod';
import { isCommonPassword } from '#/features/access/auth/is-common-password.ts';
import { standardImportMegabytes } from '#/platform/tables/table.ts';

const Flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const SeedDemo = z
  .enum(['true', 'false', '1', '0', 'uncollected'])
  .transform((value) => (value === '1' ? 'true' : value === '0' ? 'false' : value));

const Address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const orElse = <T extends z.ZodType>(type: T, fallback: z.input<T>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), type);

const isProxyAddress = (value: string): boolean => {
  const [address = '', bits = '0'] = value.trim().split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
};

/** A number of proxies, or their addresses. `true` would believe whatever the caller claims to be. */
const Proxies = z.string().refine((value) => /^\d+$/.test(value) || value.split(',').every(isProxyAddress), {
  message: 'must be the number of proxies in front, or their addresses',
});

const commaList = (form: RegExp, message: string) =>
  z
    .string()
    .transform((value) =>
      value
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every((entry) => form.test(entry)), { message });

const Hosts = commaList(/^([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/, 'must be host:port with commas between');

/** `*.name` stands for all names below it. */
const NamedHosts = commaList(
  /^(\*\.)?[a-z0-9.-]+=([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/,
  'must be name=host:port with commas between',
);

const AdminPassword = z
  .string()
  .refine(
    (value) => UserPassword.safeParse(value).success,
    'needs 15 to 128 characters with lower case, upper case, a digit and a special character',
  );

const optionalKey = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const eachNetwork = <const S extends string, T extends z.ZodType>(suffix: S, type: T) =>
  Object.fromEntries(socialNetworks.map((network) => [`SONAR_${network}_${suffix}`, type])) as Record<
    `SONAR_${SocialNetwork}_${S}`,
    T
  >;

const Key = z
  .string()
  .max(4000)
  .regex(/^[\x21-\x7e]+$/, 'has characters that no key has');

const sonarSettings = {
  ...eachNetwork('KEY', optionalKey(Key)),
  SONAR_INSTAGRAM_ID: optionalKey(z.string().max(200)),
  SONAR_TIKTOK_ID: optionalKey(z.string().max(200)),
  ...eachNetwork('URL', optionalKey(z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')))),
};

const aiSettings = {
  AI_OPEN_AI_KEY: optionalKey(Key),
  AI_OPEN_AI_URL: optional(Address),
  AI_ANTHROPIC_KEY: optionalKey(Key),
  AI_ANTHROPIC_URL: optional(Address),
  AI_GOOGLE_KEY: optionalKey(Key),
  AI_GOOGLE_URL: optional(Address),
  AI_COMPATIBLE_KEY: optionalKey(Key),
  AI_COMPATIBLE_URL: optional(Address),
};

const Settings = z
  .object({
    PORT: orElse(z.coerce.number().int().min(0).max(65_535), 4310),
    HOST: orElse(z.string().min(1), '127.0.0.1'),
    PUBLIC_URL: optional(Address),
    DATA_DIR: orElse(z.string().min(1), './data'),
    FILES_DIR: optional(z.string()),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    DATABASE_CONNECTIONS: orElse(z.coerce.number().int().min(2).max(500), 10),
    DATABASE_STATEMENT_SECONDS: orElse(z.coerce.number().int().min(0).max(86_400), 0),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: orElse(z.string().min(3), 'Soundings <no-reply@soundings.example>'),
    APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    TRUST_PROXY: optional(Proxies),
    ADMIN_EMAIL: orElse(z.email(), 'admin@soundings.example'),
    ADMIN_PASSWORD: optional(AdminPassword),
    SEED_DEMO: orElse(SeedDemo, 'true'),
    LOG_LEVEL: orElse(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
    FORGOT_PASSWORD_HIDES_USERS: orElse(Flag, 'false'),
    FOOTER_IMPRINT: optional(Address),
    FOOTER_PRIVACY: optional(Address),
    FOOTER_CONDITIONS: optional(Address),
    FOOTER_CONTACT: optional(Address.or(z.email())),
    S3_BUCKET: optional(z.string()),
    S3_REGION: orElse(z.string(), 'eu-central-1'),
    S3_ENDPOINT: optional(Address),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    AUDIT_DAYS: orElse(z.coerce.number().int().min(1), 400),
    FETCH_ALLOW_HOSTS: orElse(Hosts, ''),
    FETCH_HOSTS: orElse(NamedHosts, ''),
    CRAWL_PAUSE_MS: orElse(z.coerce.number().int().min(0).max(60_000), 500),
    RUN_JOBS: orElse(Flag, 'true'),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(Address),
    OTEL_SERVICE_NAME: orElse(z.string().min(1), 'soundings'),
    OTEL_TRACES_SAMPLER_ARG: orElse(z.coerce.number().min(0).max(1), 1),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    DATASET_MEMORY_MB: orElse(z.coerce.number().int().min(16), 512),
    IMPORT_MEMORY_MB: orElse(z.coerce.number().int().min(16), standardImportMegabytes),
    ...sonarSettings,
    ...aiSettings,
  })
  .refine((given) => !given.S3_BUCKET || (given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  })
  .refine((given) => !given.DATABASE_DIRECT_URL || given.DATABASE_STATEMENT_SECONDS === 0, {
    path: ['DATABASE_STATEMENT_SECONDS'],
    message: 'cannot be told through PgBouncer: set statement_timeout of the role instead',
  })
  .refine((given) => !given.SONAR_INSTAGRAM_KEY || given.SONAR_INSTAGRAM_ID, {
    path: ['SONAR_INSTAGRAM_KEY'],
    message: 'needs SONAR_INSTAGRAM_ID beside it',
  })
  .refine((given) => !given.SONAR_TIKTOK_KEY || given.SONAR_TIKTOK_ID, {
    path: ['SONAR_TIKTOK_KEY'],
    message: 'needs SONAR_TIKTOK_ID beside it',
  })
  .refine(
    ({ ADMIN_PASSWORD: password, ADMIN_EMAIL: username }) =>
      password === undefined || !isCommonPassword(password, { username, name: '' }),
    { path: ['ADMIN_PASSWORD'], message: 'is too easy to guess' },
  );

export type Env = z.output<typeof Settings>;

export class SettingsError extends Error {}

/** Reads all settings. Throws a SettingsError that names every wrong one at once, and no value. */
export const readEnv = (variables: Record<string, string | undefined> = process.env): Env => {
  const parsed = Settings.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings are wrong:\n${lines.join('\n')}`);
};

export const loopbackNames: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** A machine of one's own: nobody else reaches the server, so a code may be shown where no mail can carry it. */
export const isLocalOnly = (env: Env): boolean =>
  loopbackNames.has(env.HOST) &&
  env.TRUST_PROXY === undefined &&
  (env.PUBLIC_URL === undefined || loopbackNames.has(new URL(env.PUBLIC_URL).hostname));

export const publicAddress = (env: Env): string => {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return env.PUBLIC_URL ?? `http://${host}:${env.PORT}`;
};

export const isServedByHttps = (env: Env): boolean => env.PUBLIC_URL?.startsWith('https:') === true;
