import { tablesPerFalseAlarm } from '@mcy/api/boxes/fairness/rules';
import type { Database } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/eachDue.ts';

/** The name of the job, which operators see on their desk while it fails. */
export const watchingJob = 'draws that part from their odds';

/** Draws and stated odds of a pool no longer fit together. */
class OddsParted extends Error {}

/**
 * Raises the alarm, in the log and on the operators' desk, for each pool whose draws part from their stated odds: as a row
 * of the job that fails, until they no longer do.
 */
export function watchOdds(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    {
      job: watchingJob,
      take: takeParted,
      work: async (inside, pool_id) => {
        const { evidence } = await inside
          .selectFrom('pool_counted')
          .select('evidence')
          .where('pool_id', '=', pool_id)
          .executeTakeFirstOrThrow();
        throw new OddsParted(
          `Draws of pool ${pool_id} part from its odds: evidence e^${evidence.toFixed(1)}, more than 1 in ${tablesPerFalseAlarm} tables ever has by chance`,
        );
      },
    },
    now,
  );
}

async function takeParted(db: Database, failed: readonly string[]): Promise<string | null> {
  const parted = await db
    .selectFrom('pool_counted')
    .select('pool_id')
    .where('evidence', '>=', Math.log(tablesPerFalseAlarm))
    .where('pool_id', '<>', (is) => is.fn<string>('all', [is.val(failed)]))
    .orderBy('pool_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return parted?.pool_id ?? null;
}
