import type { Call } from '@mcy/api/contract';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { followWithin } from '../facts/followWithin.ts';
import { touch } from '../facts/touch.ts';
import { type Answer, readAnswer, writeAnswer } from './Answer.ts';
import type { Batch, BatchHandler, Order } from './Batch.ts';
import { codeOfRefusal } from './codeOfRefusal.ts';
import { refuse, succeed } from './envelope.ts';
import { type IdempotencyKey, type KeptAnswers, type NewAnswer, keepAnswers, lookUp, readKept } from './idempotency.ts';
import { isKept } from './isKept.ts';
import { namingOf } from './namingOf.ts';
import { Refusal } from './Refusal.ts';

/** A request that shares its transaction. */
export interface BatchedRequest extends Order {
  keys: readonly IdempotencyKey[];
  request_id: string;
  page_id: string | null;
}

export interface BatchServices {
  db: Database;
  config: Config;
  log: Logger;
}

/** An answer, or a refusal that is not kept under the request's key. */
export type Outcome = Answer | Refusal;

/** Answers requests in one transaction; those that are put off have no outcome. */
export async function runBatch(
  { call, handler }: { call: Call; handler: BatchHandler },
  requests: readonly BatchedRequest[],
  services: BatchServices,
): Promise<Map<BatchedRequest, Outcome>> {
  let batch: Batch | undefined;
  const outcomes = await inTransaction(services.db, async (db) => {
    const keys = requests.flatMap((request) => request.keys);
    // Keys are read after the rows are locked: who held them before may have answered one.
    const [begun, kept] = await Promise.all([handler.begin(db, requests), readKept(db, keys)]);
    batch = begun;
    return answerAll(db, { call, batch: begun, kept, requests, services });
  });
  batch?.committed?.();
  return outcomes;
}

interface Running {
  call: Call;
  batch: Batch;
  kept: KeptAnswers;
  requests: readonly BatchedRequest[];
  services: BatchServices;
}

async function answerAll(
  db: Database,
  { call, batch, kept, requests, services }: Running,
): Promise<Map<BatchedRequest, Outcome>> {
  const outcomes = new Map<BatchedRequest, Outcome>();
  const answers: NewAnswer[] = [];
  /** Keys without an answer that this batch has met, as hex. */
  const met = new Set<string>();
  const give = (request: BatchedRequest, answer: Answer, keys = request.keys): void => {
    outcomes.set(request, answer);
    answers.push({ keys, answer: writeAnswer(answer), now: request.now });
  };
  /** Gives the answer that is kept under a key, refuses a key of another request, or puts the request off; false when it is new. */
  const settle = (request: BatchedRequest): boolean => {
    try {
      const { answer, unknown } = lookUp(kept, request.keys);
      const hashes = [...unknown.keys()];
      // One whose key is met for the second time comes again in the next batch, which finds the first one's answer.
      const isMet = hashes.some((hash) => met.has(hash));
      for (const hash of hashes) met.add(hash);
      if (answer !== null && !isMet) give(request, readAnswer(answer), [...unknown.values()]);
      return answer !== null || isMet;
    } catch (error) {
      outcomes.set(request, refusalOf(error));
      return true;
    }
  };

  const decided: { request: BatchedRequest; response: unknown }[] = [];
  for (const request of requests) {
    if (settle(request)) continue;
    try {
      const response = batch.decide(request);
      if (response !== null) decided.push({ request, response });
    } catch (error) {
      // It leaves nothing but its own answer.
      const refusal = refusalOf(error);
      const code = codeOfRefusal(refusal, call, services);
      if (isKept(code)) give(request, { envelope: refuse(refusal, code, request), touched: [] });
      else outcomes.set(request, refusal);
    }
  }

  batch.write();
  const { topic } = call;
  for (const { request } of decided) touch(db, topic, request.caller.user_id);
  await followWithin(db);
  const nameFor = namingOf(db);
  for (const { request, response } of decided) {
    give(request, { envelope: succeed(call, response), touched: nameFor(request.caller.user_id, request.page_id) });
  }
  keepAnswers(db, answers);
  return outcomes;
}

/** Anything else fails the batch. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
