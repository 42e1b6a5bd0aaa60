import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isTimeout, isUnavailable } from '../db/sqlState.ts';
import type { Answer } from './Answer.ts';
import type { Batched } from './handler.ts';
import { openLanes } from './openLanes.ts';
import { Refusal } from './Refusal.ts';
import { type BatchServices, type BatchedRequest, type Outcome, runBatch } from './runBatch.ts';

/** The most orders in one transaction (ours). */
const mostOrders = 64;

/** Transactions at once in a process. While one waits for its commit, the other computes; the embedded engine has one connection. */
const lanesOf = ({ databaseUrl }: Config): number => (databaseUrl === null ? 1 : 2);

type Queue = (request: BatchedRequest) => Promise<Outcome>;
const queues = new WeakMap<Database, Map<Batched, Queue>>();

/** Answers a request together with those that come at the same time. Throws `Refusal` for what is not kept. */
export async function answerBatch(
  implementation: Batched,
  request: BatchedRequest,
  services: BatchServices,
): Promise<Answer> {
  const ofDatabase = queues.get(services.db) ?? new Map<Batched, Queue>();
  queues.set(services.db, ofDatabase);
  const queue = ofDatabase.get(implementation) ?? openQueue(implementation, services);
  ofDatabase.set(implementation, queue);
  const outcome = await queue(request);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

function openQueue({ call, batch }: Batched, services: BatchServices): Queue {
  const handler = batch();
  return openLanes<BatchedRequest, Outcome>({
    lanes: lanesOf(services.config),
    most: mostOrders,
    claims: ({ request, keys }) => [...handler.claims(request), ...keys.map(({ hash }) => hash.toString('hex'))],
    run: (requests) => runBatch({ call, handler }, requests, services),
    // Without a database no order succeeds; and whether the commit happened, the client's key decides.
    isHopeless: (error) => isUnavailable(error) && !isTimeout(error),
  });
}
