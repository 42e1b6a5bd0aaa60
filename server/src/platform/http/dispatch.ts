import {
  type Call,
  type Locale,
  commonRefusals,
  describeIssue,
  fieldOf,
  isForEverybody,
  ruleOf,
} from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Ask } from '../area/Port.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { followWithin } from '../facts/followWithin.ts';
import { markNotes } from '../facts/notes.ts';
import { touch } from '../facts/touch.ts';
import { type Answer, readAnswer, writeAnswer } from './Answer.ts';
import { answerAsked } from './answerAsked.ts';
import { answerBatch } from './answerBatch.ts';
import type { Asker } from './askerOf.ts';
import { authentication } from './authentication.ts';
import { codeOfRefusal } from './codeOfRefusal.ts';
import type { GuestAnswers } from './createGuestAnswers.ts';
import { refuse, succeed } from './envelope.ts';
import type { CallContext, Caller, Handled, Implementation } from './handler.ts';
import {
  type IdempotencyKey,
  claimKeys,
  findAnswer,
  keepAnswer,
  readIdempotencyKeys,
  requireIdempotencyKey,
} from './idempotency.ts';
import { isKept } from './isKept.ts';
import { forbidden, orderUnknown, signInRequired } from './messages.ts';
import { namingOf } from './namingOf.ts';
import { countAgainst } from './rateLimit.ts';
import { Refusal } from './Refusal.ts';
import { missingRight, rightsOf } from './rightsOf.ts';

/** One parsed request. */
export interface Incoming {
  request_id: string;
  locale: Locale;
  now: Date;
  address: string;
  asker: Asker;
  user_agent: string | null;
  token: string | null;
  pwdVersion: string | null;
  idempotencyKey: string | null;
  /** The open page that asks; null when it does not say. */
  page_id: string | null;
  /** Only asks for the answer that the key got: see `askHeader`. */
  asks?: boolean;
  /** Fingerprint of an encrypted body; null for a plain one. */
  ciphertext: Buffer | null;
  /** Called with the caller, for the log. */
  noteCaller?: (caller: Caller) => void;
  /** The raw input: a GET's parameters or a POST's body. */
  input: unknown;
}

interface Services {
  db: Database;
  config: Config;
  ask: Ask;
  log: Logger;
  guestAnswers: GuestAnswers;
}

/** Runs a call: validates, authenticates, limits, replays or handles. Throws `Refusal` for what is not kept. */
export async function dispatch(
  implementation: Implementation,
  incoming: Incoming,
  services: Services,
): Promise<Answer> {
  const { call } = implementation;
  const request = validate(call, incoming);
  if (isForEveryGuest(implementation) && incoming.token === null) {
    return answerGuest(implementation, request, incoming, services);
  }
  const caller = await services.ask(authentication)(services.db, incoming);
  if (caller) incoming.noteCaller?.(caller);
  await requireRole(call, caller, services);
  if (incoming.asks && call.method === 'POST') return answerQuestion(call, request, caller, incoming, services.db);
  if (!implementation.batch) return answerAlone(implementation, request, caller, incoming, services);
  const keys = readIdempotencyKeys(incoming, call, caller?.user_id ?? null, request);
  if (incoming.idempotencyKey === null) {
    const known = await findAnswer(services.db, keys, incoming.now);
    if (known !== null) return readAnswer(known);
    requireIdempotencyKey(null, call);
  }
  // The role check above guarantees a caller.
  return answerBatch(
    implementation,
    { ...incoming, request: request as never, caller: caller as Caller, keys },
    services,
  );
}

/** A read without limits, which would count callers. */
function isForEveryGuest(implementation: Implementation): implementation is Handled {
  const { call, batch, limits, prepare } = { limits: undefined, prepare: undefined, ...implementation };
  return call.method === 'GET' && call.role === 'guest' && !batch && !limits && !prepare;
}

/** Answers a guest from the call, its request and the language alone: nothing here tells one guest from another. */
async function answerGuest(
  { call, handle }: Handled,
  request: unknown,
  { locale, now }: Pick<Incoming, 'locale' | 'now'>,
  { db, config, ask, guestAnswers }: Services,
): Promise<Answer> {
  const key = `${call.path} ${locale} ${JSON.stringify(request)}`;
  const kept = await guestAnswers.answer(key, async () => {
    const context: CallContext<'guest'> = {
      db,
      locale,
      now,
      config,
      ask,
      caller: null,
      user_agent: null,
      afterCommit: () => {},
      get address(): never {
        throw aboutTheAsker;
      },
      get asker(): never {
        throw aboutTheAsker;
      },
    };
    return succeed(call, await handle(request, context, undefined));
  });
  return { envelope: kept.envelope, touched: [], kept };
}

const aboutTheAsker = new Error('An answer for every guest cannot depend on who asks: give the call limits or a role');

async function answerAlone(
  implementation: Handled,
  request: unknown,
  caller: Caller | null,
  incoming: Incoming,
  { db, config, ask, log }: Services,
): Promise<Answer> {
  const { call } = implementation;
  const { locale, now, address, asker, user_agent } = incoming;
  let afterCommit: (() => void)[] = [];
  const shared = {
    db,
    caller: isForEverybody(call) ? null : caller,
    locale,
    now,
    config,
    ask,
    address,
    asker,
    user_agent,
  };
  // The role check above guarantees a caller for every call but a guest's.
  const context = { ...shared, afterCommit: (task) => afterCommit.push(task) } as CallContext;
  const prepare = async (): Promise<unknown> => {
    if (config.rateLimits) await countAgainst(db, (await implementation.limits?.(request, context)) ?? [], now);
    return implementation.prepare?.(request, context);
  };
  if (call.method === 'GET') {
    const envelope = succeed(call, await implementation.handle(request, context, await prepare()));
    return { envelope, touched: [] };
  }

  const keys = readIdempotencyKeys(incoming, call, caller?.user_id ?? null, request);
  const known = await findAnswer(db, keys, now);
  if (known !== null) return readAnswer(known);
  requireIdempotencyKey(incoming.idempotencyKey, call);
  const prepared = await prepare();
  const answer = await inTransaction(db, (transaction) => {
    // What an attempt before this one wanted done was undone with it.
    afterCommit = [];
    const codeOf = (refusal: Refusal): number => codeOfRefusal(refusal, call, { config, log });
    return answerOnce(transaction, keys, { ...incoming, codeOf }, async () => {
      try {
        const envelope = succeed(call, await implementation.handle(request, { ...context, db: transaction }, prepared));
        return { envelope, touched: await touchedFor(transaction, call, caller, incoming) };
      } catch (error) {
        afterCommit = [];
        throw error;
      }
    });
  });
  for (const task of afterCommit) task();
  return answer;
}

/** Only users ask: a guest could fill the table of answers, and pays for nothing. */
async function answerQuestion(
  call: Call,
  request: unknown,
  caller: Caller | null,
  incoming: Incoming,
  db: Database,
): Promise<Answer> {
  if (!caller) throw new Refusal({ error: 'sign_in_required', message: signInRequired });
  const keys = readIdempotencyKeys(incoming, call, caller.user_id, request);
  requireIdempotencyKey(incoming.idempotencyKey, call);
  const unknown = new Refusal({ error: 'order_unknown', message: orderUnknown });
  const refusal = refuse(unknown, commonRefusals.order_unknown, incoming);
  return answerAsked(db, { keys, now: incoming.now, refusal });
}

/** What a call touched, for its caller: its own topic, and what followers of its facts say. */
async function touchedFor(
  db: Database,
  { topic }: Call,
  caller: Caller | null,
  { page_id }: Incoming,
): Promise<readonly string[]> {
  if (caller) touch(db, topic, caller.user_id);
  await followWithin(db);
  return namingOf(db)(caller?.user_id ?? null, page_id);
}

/** Commits the answer with its effect, or the refusal without one, under the keys. */
async function answerOnce(
  db: Database,
  keys: readonly IdempotencyKey[],
  incoming: Incoming & { codeOf: (refusal: Refusal) => number },
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const known = await claimKeys(db, keys, incoming.now);
  if (known !== null) return readAnswer(known);
  await sql`savepoint handling`.execute(db);
  const forgetNotes = markNotes(db);
  let answer: Answer;
  try {
    answer = await handle();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const code = incoming.codeOf(error);
    if (!isKept(code)) throw error;
    await sql`rollback to savepoint handling`.execute(db);
    forgetNotes();
    answer = { envelope: refuse(error, code, incoming), touched: [] };
  }
  await keepAnswer(db, keys, writeAnswer(answer), incoming.now);
  return answer;
}

function validate(call: Call, { input }: Incoming): unknown {
  const read = call.request.safeParse(input, { reportInput: true });
  const issue = read.error?.issues[0];
  if (!issue) return read.data;
  const field = fieldOf(issue);
  throw new Refusal({
    error: ruleOf(issue),
    message: { vn: describeIssue(issue, 'vn'), zh: describeIssue(issue, 'zh'), en: describeIssue(issue, 'en') },
    ...(field !== undefined && { field }),
  });
}

async function requireRole(call: Call, caller: Caller | null, { db, ask }: Services): Promise<void> {
  if (call.role === 'guest') return;
  if (!caller) {
    throw new Refusal({ error: 'sign_in_required', message: signInRequired });
  }
  if (!caller.roles.has(call.role)) {
    throw new Refusal({ error: 'forbidden', message: forbidden });
  }
  const { right = 'any' } = call;
  if (right !== 'any' && !(await ask(rightsOf)(db, caller.user_id)).has(right)) throw missingRight(right);
}
