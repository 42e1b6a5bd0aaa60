import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { type Answer, readAnswer, writeAnswer } from './Answer.ts';
import { type IdempotencyKey, claimKeys, keepAnswer } from './idempotency.ts';

/**
 * Answers a request that only asks what its key got. A key that is not known yet gets `refusal` for good, so that the
 * request does nothing should it still arrive. One that is being handled is waited for.
 */
export function answerAsked(
  db: Database,
  { keys, now, refusal }: { keys: readonly IdempotencyKey[]; now: Date; refusal: string },
): Promise<Answer> {
  return inTransaction(db, async (transaction) => {
    const known = await claimKeys(transaction, keys, now);
    if (known !== null) return readAnswer(known);
    const answer = { envelope: refusal, touched: [] };
    await keepAnswer(transaction, keys, writeAnswer(answer), now);
    return answer;
  });
}
