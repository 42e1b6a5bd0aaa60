import { resolve } from 'node:path';
import { z } from 'zod';

/** A setting is wrong; the message says which, why, and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const repository = resolve(import.meta.dirname, '../..');
const demoAppSecret = 'mcy-demo-app-secret';
const demoGatewaySecret = 'mcy-demo-gateway-secret';

const onOff = z.enum(['0', '1'], { error: 'must be 1 (on) or 0 (off)' }).transform((value) => value === '1');
const secret = z.string().min(16, { error: 'must have at least 16 characters' });

const settings = z.object({
  /** Port to serve on; 0 takes any that is free. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535', abort: true })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port number from 0 to 65535' })
    .default(3000),
  /** Address to listen on; every one of this machine where it is not set. */
  HOST: z.string().min(1).optional(),
  /** Where the embedded database lives. */
  DATA_DIR: z.string().min(1).default(resolve(repository, '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: 'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/mcy',
    })
    .optional(),
  DEMO: onOff.optional(),
  /** Key of the body encryption (spec §7); the app is built with the same one. */
  APP_SECRET: secret.default(demoAppSecret),
  /** Signs what the payment gateway reports. */
  GATEWAY_SECRET: secret.default(demoGatewaySecret),
  /** Address under which browsers reach the shop, where it is not the one it listens on. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' }).optional(),
  ENCRYPTION: onOff.default(true),
  RATE_LIMITS: onOff.default(true),
  /** How many proxies stand in front and add to X-Forwarded-For; without any, that header is not believed. */
  TRUSTED_PROXIES: z.string().regex(/^\d$/, { error: 'must be a number from 0 to 9' }).transform(Number).default(0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, silent',
    })
    .optional(),
  /** The built app to serve. */
  APP_DIR: z.string().min(1).default(resolve(repository, 'app/dist')),
});

/** Every setting of the server, read once from the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. An empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  const issue = read.error?.issues[0];
  if (issue) {
    const name = String(issue.path[0]);
    throw new ConfigError(`${name} is ${quoted(name, environment[name])}, but ${issue.message}: correct or remove it.`);
  }
  if (!read.data) throw new ConfigError('The settings could not be read.');
  const set = read.data;
  const demo = set.DEMO ?? set.DATABASE_URL === undefined;
  if (!demo) {
    refuseDefault('APP_SECRET', set.APP_SECRET, demoAppSecret);
    refuseDefault('GATEWAY_SECRET', set.GATEWAY_SECRET, demoGatewaySecret);
  }
  return {
    port: set.PORT,
    host: set.HOST ?? null,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    /** Demo accounts and the sandbox payment page exist. */
    demo,
    appSecret: set.APP_SECRET,
    gatewaySecret: set.GATEWAY_SECRET,
    publicUrl: set.PUBLIC_URL ?? null,
    encryption: set.ENCRYPTION,
    rateLimits: set.RATE_LIMITS,
    trustedProxies: set.TRUSTED_PROXIES,
    logLevel: set.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    appDir: resolve(set.APP_DIR),
  };
}

function refuseDefault(name: string, value: string, demoValue: string): void {
  if (value !== demoValue) return;
  throw new ConfigError(
    `${name} is the demo's, which everybody knows, and DEMO is off: set ${name} to a secret of your own (openssl rand -hex 32), or DEMO=1.`,
  );
}

function quoted(name: string, value: string | undefined): string {
  return /SECRET|DATABASE_URL/.test(name) ? 'set' : JSON.stringify(value);
}
