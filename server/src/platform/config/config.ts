import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './ConfigError.ts';
import { bankOf, paymentSettings, vnpayOf } from './paymentSettings.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const demoAppSecret = 'mcy-demo-app-secret';
const demoGatewaySecret = 'mcy-demo-gateway-secret';
const demoIdentitySecret = 'mcy-demo-identity-secret';

const onOff = z.enum(['0', '1'], { error: 'must be 1 (on) or 0 (off)' }).transform((value) => value === '1');
const secret = z.string().min(16, { error: 'must have at least 16 characters' });

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, {
  error: 'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/mcy',
});

const coins = z
  .string()
  .regex(/^\d{1,12}$/, { error: 'must be a number of coins such as 5000000' })
  .transform(Number);

const settings = z.object({
  /** Port to serve on; 0 picks a free one. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535', abort: true })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port number from 0 to 65535' })
    .default(3000),
  /** Address to listen on; all interfaces when unset. */
  HOST: z.string().min(1).optional(),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default(resolve(repository, '.data')),
  DATABASE_URL: postgresUrl.optional(),
  /** PostgreSQL itself, for the live channel, when `DATABASE_URL` is a PgBouncer that shares connections between transactions. */
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DEMO: onOff.optional(),
  /** Key of the body encryption (spec §7); the app is built with the same one. */
  APP_SECRET: secret.default(demoAppSecret),
  /** Signs the payment gateway's callbacks. */
  GATEWAY_SECRET: secret.default(demoGatewaySecret),
  /** Encrypts the numbers of identity documents and bank accounts. Changing it makes stored numbers unreadable. */
  IDENTITY_SECRET: secret.default(demoIdentitySecret),
  /** Address at which browsers reach the shop, when it differs from the one it listens on. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' }).optional(),
  /** VAPID key pair, and the contact that push services may write to. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'must be a VAPID public key: create a pair with npx web-push generate-vapid-keys' })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be a VAPID private key: create a pair with npx web-push generate-vapid-keys' })
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
      error: 'must be a contact for the shop, such as mailto:shop@example.com',
    })
    .optional(),
  /** Bucket for uploaded files, instead of `DATA_DIR`. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  /** What one operator may approve of withdrawals to a player, or to a bank account, within 24 hours, in coins. */
  WITHDRAWALS_OF_TWO_ABOVE: coins.default(5_000_000),
  /** What one operator may approve of withdrawals alone within 24 hours, in coins. */
  WITHDRAWALS_ALONE_ABOVE: coins.default(50_000_000),
  /** What one operator may give away alone within 24 hours, in coins: budgets of coupons. */
  COUPONS_OF_TWO_ABOVE: coins.default(5_000_000),
  /** The same, for the toys of accepted claims. */
  CLAIMS_OF_TWO_ABOVE: coins.default(2_000_000),
  REFUNDS_OF_TWO_ABOVE: coins.default(5_000_000),
  /** The same, for transfers that a bank's statement credits. */
  TRANSFERS_OF_TWO_ABOVE: coins.default(50_000_000),
  ...paymentSettings,
  /** Allows calls from the packaged phone app, which has another origin. */
  PACKAGED_APP: onOff.default(false),
  ENCRYPTION: onOff.default(true),
  RATE_LIMITS: onOff.default(true),
  /** Number of trusted proxies that append to X-Forwarded-For. Without any, the header is ignored. */
  TRUSTED_PROXIES: z.string().regex(/^\d$/, { error: 'must be a number from 0 to 9' }).transform(Number).default(0),
  /** Mail server for codes. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example:465' })
    .optional(),
  /** Sender of those mails. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an email address such as MCY <shop@shop.example>',
    })
    .optional(),
  /** Gateway for text messages with codes: POST { to, text }. */
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://sms.example/send' }).optional(),
  /** Sender name of those text messages. */
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'must be one word of plain characters' })
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, silent',
    })
    .optional(),
  /** Map tile URL, as Leaflet reads it; without one, maps show a plain grid. */
  MAP_TILE_URL: z
    .string()
    .refine(isTileUrl, {
      error: 'must be an address with {z}, {x} and {y}, such as https://tile.example/{z}/{x}/{y}.png',
    })
    .optional(),
  /** Attribution of the tiles: the words, then the address of their license. */
  MAP_ATTRIBUTION: z
    .string()
    .regex(/^\S.* https:\/\/\S+$/, {
      error: 'must be words and an address, such as © OpenStreetMap https://www.openstreetmap.org/copyright',
    })
    .optional(),
  /** Folder of the built app to serve. */
  APP_DIR: z.string().min(1).default(resolve(repository, 'app/dist')),
});

/** Every setting of the server, read once from the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. Treats an empty variable as unset. Throws `ConfigError`. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  const issue = read.error?.issues[0];
  if (issue) {
    const name = String(issue.path[0]);
    throw new ConfigError(`${name} is ${quoted(name, environment[name])}, but ${issue.message}: correct or remove it.`);
  }
  if (!read.data) throw new ConfigError('Could not read the settings.');
  const set = read.data;
  const demo = set.DEMO ?? set.DATABASE_URL === undefined;
  if (!demo) {
    refuseDefault('APP_SECRET', set.APP_SECRET, demoAppSecret);
    refuseDefault('GATEWAY_SECRET', set.GATEWAY_SECRET, demoGatewaySecret);
    refuseDefault('IDENTITY_SECRET', set.IDENTITY_SECRET, demoIdentitySecret);
  }
  refuseWithout(set, 'DATABASE_LISTEN_URL', 'DATABASE_URL');
  refuseWithout(set, 'MAP_ATTRIBUTION', 'MAP_TILE_URL');
  const [smtpUrl, mailFrom] = bothOrNone(set, 'SMTP_URL', 'MAIL_FROM');
  const [smsUrl, smsToken] = bothOrNone(set, 'SMS_URL', 'SMS_TOKEN');
  return {
    port: set.PORT,
    host: set.HOST ?? null,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    /** Where the live channel listens; null with the embedded database. */
    listenUrl: set.DATABASE_URL === undefined ? null : (set.DATABASE_LISTEN_URL ?? set.DATABASE_URL),
    /** Enables demo accounts and the sandbox payment page. */
    demo,
    appSecret: set.APP_SECRET,
    gatewaySecret: set.GATEWAY_SECRET,
    identitySecret: set.IDENTITY_SECRET,
    publicUrl: set.PUBLIC_URL ?? null,
    vapid: vapidOf(set),
    /** Where uploaded files go; null for `dataDir`. */
    s3: s3Of(set),
    /** How codes are sent by email; null when they are not. */
    smtp: smtpUrl === undefined || mailFrom === undefined ? null : { url: smtpUrl, from: mailFrom },
    /** How codes are sent by text message; null when they are not. */
    sms: smsUrl === undefined || smsToken === undefined ? null : { url: smsUrl, token: smsToken },
    /** Null when the shop does not take payments by VNPay. */
    vnpay: vnpayOf(set, set.PUBLIC_URL),
    /** Where bank transfers go; null when the shop takes none. */
    bank: bankOf(set, demo),
    withdrawalsOfTwoAbove: set.WITHDRAWALS_OF_TWO_ABOVE,
    withdrawalsAloneAbove: set.WITHDRAWALS_ALONE_ABOVE,
    couponsOfTwoAbove: set.COUPONS_OF_TWO_ABOVE,
    claimsOfTwoAbove: set.CLAIMS_OF_TWO_ABOVE,
    refundsOfTwoAbove: set.REFUNDS_OF_TWO_ABOVE,
    transfersOfTwoAbove: set.TRANSFERS_OF_TWO_ABOVE,
    packagedApp: set.PACKAGED_APP,
    encryption: set.ENCRYPTION,
    rateLimits: set.RATE_LIMITS,
    trustedProxies: set.TRUSTED_PROXIES,
    logLevel: set.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    mapTiles: readMapTiles(set.MAP_TILE_URL, set.MAP_ATTRIBUTION),
    appDir: resolve(set.APP_DIR),
  };
}

/** The bucket for files; null when none is configured. */
function s3Of(set: z.output<typeof settings>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = set;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length && S3_REGION === undefined) return null;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: S3_REGION ?? 'us-east-1',
    };
  }
  throw new ConfigError(
    `The settings of the bucket belong together, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: set all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none for files in DATA_DIR.`,
  );
}

/** A map is never shown without its attribution. */
function readMapTiles(url: string | undefined, attribution: string | undefined) {
  if (url === undefined) return null;
  if (attribution === undefined) {
    throw new ConfigError(
      'MAP_TILE_URL is set, but MAP_ATTRIBUTION is not: set it to the attribution that the tiles’ licence requires, or remove MAP_TILE_URL.',
    );
  }
  const end = attribution.lastIndexOf(' ');
  return { url, attribution: { label: attribution.slice(0, end).trim(), href: attribution.slice(end + 1) } };
}

function isTileUrl(url: string): boolean {
  return (
    /^https?:\/\//.test(url) &&
    ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) &&
    URL.canParse(url.replace('{s}', 'a'))
  );
}

/** The keys for Web Push; null when none are configured. */
function vapidOf(set: z.output<typeof settings>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = set;
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  if (publicKey !== undefined && privateKey !== undefined && subject !== undefined) {
    return { publicKey, privateKey, subject };
  }
  throw new ConfigError(
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together, but not all of them are set: set all three, or none for a shop without Web Push.',
  );
}

function refuseDefault(name: string, value: string, demoValue: string): void {
  if (value !== demoValue) return;
  throw new ConfigError(
    `${name} is the demo's, which is public, and DEMO is off: set ${name} to your own secret (openssl rand -hex 32), or DEMO=1.`,
  );
}

/** Two settings that only make sense together. */
function bothOrNone<Name extends string>(
  set: Settings<Name>,
  first: Name,
  second: Name,
): [string | undefined, string | undefined] {
  refuseWithout(set, first, second);
  refuseWithout(set, second, first);
  return [set[first], set[second]];
}

/** Refuses a setting that does nothing without another one. */
function refuseWithout<Name extends string>(set: Settings<Name>, name: Name, needed: Name): void {
  if (set[name] === undefined || set[needed] !== undefined) return;
  throw new ConfigError(`${name} is set, but ${needed} is not: set both, or remove ${name}.`);
}

type Settings<Name extends string> = Partial<Record<Name, string | undefined>>;

function quoted(name: string, value: string | undefined): string {
  return /SECRET|ACCESS_KEY|PRIVATE_KEY|DATABASE_(?:LISTEN_)?URL|SMTP_URL|TOKEN/.test(name)
    ? 'set'
    : JSON.stringify(value);
}
