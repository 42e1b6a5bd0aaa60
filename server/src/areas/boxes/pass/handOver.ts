import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';
import { giveWaiting } from './collectRewards.ts';
import type { GivePassToy } from './passToys.ts';

/** The name of the job. */
export const handOverJob = 'rewards of ended seasons';

/** How long after a season's end its draws may still be under way, in ms (ours). */
const patience = 300_000;

/** Gives players what they did not collect of a season that is over. On several processes at once, each takes others. */
export function handOver(db: Database, giveToy: GivePassToy, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: handOverJob,
      take: (transaction, failed) => nextDue(transaction, failed, now),
      work: async (transaction, pass_id) => {
        const { season_id, user_id, name } = await transaction
          .selectFrom('pass_player')
          .innerJoin('pass_season', 'pass_season.season_id', 'pass_player.season_id')
          .select(['pass_player.season_id', 'user_id', 'name'])
          .where('pass_id', '=', pass_id)
          .executeTakeFirstOrThrow();
        const player = { season_id, user_id, actor: 'shop', giveToy, now } as const;
        const given = await giveWaiting(transaction, player, () => true);
        await transaction.updateTable('pass_player').set({ settled_at: now }).where('pass_id', '=', pass_id).execute();
        if (given.length === 0) return;
        await notify(transaction, user_id, { kind: 'pass_handed_over', data: { name, count: given.length } }, now);
      },
    },
    now,
  );
}

async function nextDue(db: Database, failed: readonly string[], now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('pass_player')
    .innerJoin('pass_season', 'pass_season.season_id', 'pass_player.season_id')
    .select('pass_id')
    .where('settled_at', 'is', null)
    .where('pass_season.state', '=', 'ended')
    .where('pass_season.ends_at', '<=', new Date(now.getTime() - patience))
    .where('pass_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .limit(1)
    .forUpdate('pass_player')
    .skipLocked()
    .executeTakeFirst();
  return due?.pass_id ?? null;
}
