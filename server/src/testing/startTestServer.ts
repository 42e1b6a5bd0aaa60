import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Call,
  type Locale,
  type RequestOf,
  type ResponseOf,
  askHeader,
  envelopeSchema,
  failureDataSchema,
  pageHeader,
} from '@mcy/api/contract';
import { register } from '@mcy/api/account/entry/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { pino } from 'pino';
import { type Config, readConfig } from '../platform/config/config.ts';
import { acceptEveryAgreement } from '../areas/content/policies/acceptEveryAgreement.ts';
import type { Database } from '../platform/db/database.ts';
import type { OpenShop, Shop } from '../platform/area/composeShop.ts';
import { startServer } from '../platform/http/startServer.ts';
import { shop as wholeShop } from '../shop.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { plantCode } from './plantCode.ts';
import { agreed } from './agreed.ts';

/** What a signed-in client sends with every call. */
export interface Session {
  token: string;
  pwdVersion: number;
}

export interface CallOptions {
  session?: Session | undefined;
  lang?: Locale;
  /** Defaults to a new one for each call. */
  idempotencyKey?: string;
  /** Only asks for the answer that the key got. */
  asks?: boolean;
  /** The network address to call from, on a server with `TRUSTED_PROXIES=1`. */
  address?: string;
  /** The key of the calling device. */
  device?: string;
  /** The id of the calling page. */
  page?: string;
}

/** An answer, discriminated by its code. */
export type Answer<C extends Call> =
  | { ok: true; code: number; data: ResponseOf<C>; text: string }
  | {
      ok: false;
      code: number;
      msg: string;
      error: string;
      field: string | undefined;
      retry_after: number | undefined;
      /** The right that an operator lacks. */
      right: string | undefined;
      text: string;
    };

/** The real server on its own port with its own database. */
export interface TestServer {
  url: string;
  db: Database;
  config: Config;
  call: <C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions) => Promise<Answer<C>>;
  /** Like `call`, but fails the test on anything except success. */
  succeed: <C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions) => Promise<ResponseOf<C>>;
  /** Registers by the call, with a code that proves the name, and accepts the purchase agreement: ready to pay. */
  register: (request: RequestOf<typeof register>) => Promise<ResponseOf<typeof register>>;
  /** A new user, signed in, with both agreements accepted and an empty wallet. */
  registerUser: (nickname?: string) => Promise<Session & { user_id: string }>;
  /** A new user with coins that they recharged. */
  playerWith: (coins: number) => Promise<Session & { user_id: string }>;
  /** Coins of a user, as they see them. */
  balanceOf: (session: Session) => Promise<number>;
  /** Adds coins as customers do: the recharge call and the sandbox bank's page. */
  recharge: (session: Session, amount: number) => Promise<void>;
  live: OpenShop['live'];
  /** Resolves once everybody took what was told. */
  delivered: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TestServerSettings {
  /** A shared database, instead of its own. */
  databaseUrl?: string | undefined;
  /** Runs on the embedded engine with its files in this folder. */
  dataDir?: string;
  /** Runs on the embedded engine in memory. */
  embedded?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Another shop than the whole one; its tables must be the same. */
  shop?: Shop;
}

/** Starts the server for a test file; close it in `afterAll`. Rate limits are off unless `env` turns them on. */
export async function startTestServer(settings: TestServerSettings = {}): Promise<TestServer> {
  const config = readConfig({
    ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    ...settings.env,
  });
  const database = await openTestDatabase(settings);
  const { db } = database;
  const { shop = wholeShop } = settings;
  const open = shop.open({ db, config, log: pino({ level: config.logLevel }) });
  const server = await startServer(open);
  const url = `http://127.0.0.1:${server.port}`;

  async function call<C extends Call>(called: C, request: RequestOf<C>, options: CallOptions = {}): Promise<Answer<C>> {
    // A test reads what it has just written, also past the server; `guestAnswers.test.ts` is about what is kept.
    open.guestAnswers.forgetAll();
    const response = await send(url, called, request, options);
    const text = await response.text();
    if (called.method === 'POST') await delivered(open);
    const envelope = envelopeSchema.parse(JSON.parse(text));
    if (envelope.code >= 200 && envelope.code <= 299) {
      // Strict parsing would hide an extra field; the server itself strips them, and the tests read what it sent.
      return { ok: true, code: envelope.code, data: envelope.data as ResponseOf<C>, text };
    }
    const { error, field, retry_after, right } = failureDataSchema.parse(envelope.data);
    return { ok: false, code: envelope.code, msg: envelope.msg, error, field, retry_after, right, text };
  }

  async function succeed<C extends Call>(
    called: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ): Promise<ResponseOf<C>> {
    const answer = await call(called, request, options);
    if (!answer.ok) throw new Error(`${called.path} answered ${answer.code} ${answer.error}: ${answer.msg}`);
    return answer.data;
  }

  async function registerWithCode(request: RequestOf<typeof register>): Promise<ResponseOf<typeof register>> {
    const answer = await succeed(register, {
      ...request,
      code: await plantCode(db, request.sign_in_name, 'register'),
    });
    await acceptEveryAgreement(db, answer.user.id, new Date());
    return answer;
  }

  async function registerUser(nickname = 'Minh Anh'): Promise<Session & { user_id: string }> {
    const { token, pwdVersion, user } = await registerWithCode({
      sign_in_name: `${randomUUID()}@example.com`,
      nickname,
      password: 'Saobien7',
      birthday: '1990-06-15',
      ...agreed,
    });
    return { token, pwdVersion, user_id: user.id };
  }

  async function rechargeAtSandbox(session: Session, amount: number): Promise<void> {
    const { pay_url } = await succeed(recharge, { amount }, { session });
    await payAtSandbox(url, pay_url, 'approved');
    await delivered(open);
  }

  return {
    url,
    db,
    config,
    call,
    succeed,
    register: registerWithCode,
    registerUser,
    recharge: rechargeAtSandbox,
    playerWith: async (coins) => {
      const player = await registerUser();
      if (coins > 0) await rechargeAtSandbox(player, coins);
      return player;
    },
    balanceOf: async (session) => (await succeed(readWallet, {}, { session })).balance,
    live: open.live,
    delivered: () => delivered(open),
    close: async () => {
      await server.close(0);
      await open.close();
      await database.close();
    },
  };
}

/** Resolves once the followers took what was told, also where another server of the database brings it to them; what failed waits its time. */
async function delivered({ outbox, db }: Pick<OpenShop, 'outbox' | 'db'>): Promise<void> {
  await outbox.settled();
  const { waiting } = await db
    .selectFrom('fact_delivery')
    .select((is) => is.fn.countAll<number>().as('waiting'))
    .where('attempts', '=', 0)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('fact_delivery as earlier')
            .select('earlier.delivery_id')
            .whereRef('earlier.follower', '=', 'fact_delivery.follower')
            .whereRef('earlier.user_id', '=', 'fact_delivery.user_id')
            .where('earlier.attempts', '>', 0),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (waiting === 0) return;
  await sleep(5);
  await delivered({ outbox, db });
}

/** Presses a button of the sandbox bank's page, and returns where the bank sends the payer. */
export async function payAtSandbox(
  url: string,
  pay_url: string,
  outcome: 'approved' | 'declined' | 'expired',
): Promise<string | null> {
  const response = await fetch(new URL(pay_url, url), {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

function send(url: string, { method, path }: Call, request: object, options: CallOptions): Promise<Response> {
  const { session, lang = 'en', idempotencyKey = randomUUID(), asks = false, address, device, page } = options;
  const query = new URLSearchParams({ lang });
  const headers = {
    ...(session && { token: session.token, pwdVersion: String(session.pwdVersion) }),
    ...(address !== undefined && { 'X-Forwarded-For': address }),
    ...(device !== undefined && { device }),
    ...(page !== undefined && { [pageHeader]: page }),
    ...(asks && { [askHeader]: '1' }),
  };
  if (method === 'GET') {
    for (const [name, value] of Object.entries(request)) if (value !== undefined) query.set(name, String(value));
    return fetch(`${url}${path}?${query.toString()}`, { headers });
  }
  return fetch(`${url}${path}?${query.toString()}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(request),
  });
}
