import { bonuses } from '@mcy/api/boxes/pools/words';
import type { ParsedRequestOf } from '@mcy/api/contract';
import type { addPoolPrize as addCall, removePoolPrize as removeCall } from '@mcy/api/operator/pools/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/Refusal.ts';
import { countDraft } from './countDraft.ts';
import { lockDraft } from './lockDraft.ts';
import { bonusNotHere, bonusTaken, partNotFound } from './messages.ts';

/** Prizes are added behind this position, until they are put in order. */
const behind = 2_000_000;

/** Adds a prize to a draft, in the caller's transaction. Refuses `pool_not_found`, `pool_not_draft`, `prize_not_found`, `bonus_taken`, `bonus_not_here`. */
export async function addPrize(
  db: Database,
  { pool_id, gives, tier, rarity, weight }: ParsedRequestOf<typeof addCall>,
): Promise<void> {
  const pool = await lockDraft(db, pool_id);
  const part = await findPart(db, gives);
  const bonus = bonuses.find((name) => name === tier) ?? null;
  if (bonus !== null && (pool.supply !== 'finite' || part.toy_id === null)) {
    throw new Refusal({ error: 'bonus_not_here', message: bonusNotHere, field: 'tier' });
  }
  const taken = await db
    .selectFrom('prize')
    .select('prize_id')
    .where('pool_id', '=', pool_id)
    .where('bonus', '=', bonus)
    .executeTakeFirst();
  if (taken) throw new Refusal({ error: 'bonus_taken', message: bonusTaken, field: 'tier' });
  await db
    .insertInto('prize')
    .values({
      ...part,
      prize_id: uuidv7(),
      pool_id,
      position: behind,
      tier: bonus === null ? tier : nameOf(bonus),
      rarity,
      bonus,
      weight: bonus === null ? weight : null,
      remaining: bonus === null && pool.supply === 'finite' ? weight : null,
    })
    .execute();
  await agreeAnew(db, pool_id);
}

/** Takes a prize out of a draft, in the caller's transaction. Refuses `pool_not_found`, `pool_not_draft`, `prize_not_found`. */
export async function removePrize(
  db: Database,
  { pool_id, prize_id }: ParsedRequestOf<typeof removeCall>,
): Promise<void> {
  await lockDraft(db, pool_id);
  const { numDeletedRows } = await db
    .deleteFrom('prize')
    .where('pool_id', '=', pool_id)
    .where('prize_id', '=', prize_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal({ error: 'prize_not_found', message: partNotFound, field: 'prize_id' });
  await agreeAnew(db, pool_id);
}

/** Deletes a draft, in the caller's transaction. Refuses `pool_not_found`, `pool_not_draft`. */
export async function dropDraft(db: Database, pool_id: string): Promise<void> {
  await lockDraft(db, pool_id);
  await db.deleteFrom('prize').where('pool_id', '=', pool_id).execute();
  await db.deleteFrom('pool').where('pool_id', '=', pool_id).execute();
}

/** A scheduled draft that changes goes on sale only when somebody says so again. */
async function agreeAnew(db: Database, pool_id: string): Promise<void> {
  await countDraft(db, pool_id);
  await db.updateTable('pool').set({ scheduled: false }).where('pool_id', '=', pool_id).execute();
}

/** A toy or a reward by its id. */
async function findPart(
  db: Database,
  id: string,
): Promise<({ toy_id: string } & { reward_id: null }) | { toy_id: null; reward_id: string }> {
  const [toy, reward] = await Promise.all([
    db.selectFrom('toy').select('toy_id').where('toy_id', '=', id).executeTakeFirst(),
    db.selectFrom('reward').select('reward_id').where('reward_id', '=', id).executeTakeFirst(),
  ]);
  if (toy) return { toy_id: toy.toy_id, reward_id: null };
  if (reward) return { toy_id: null, reward_id: reward.reward_id };
  throw new Refusal({ error: 'prize_not_found', message: partNotFound, field: 'gives' });
}

/** As printed on the ticket. */
function nameOf(bonus: string): string {
  return `${bonus.charAt(0).toUpperCase()}${bonus.slice(1)}`;
}
