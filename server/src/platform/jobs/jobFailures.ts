import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

declare module '../db/database.ts' {
  interface Tables {
    /** What the shop's jobs could not do, until they can. */
    job_failure: {
      job: string;
      /** The row that failed; empty when the job did as a whole. */
      subject_id: string;
      since: Date;
      last_at: Date;
      tries: number;
      error: string;
    };
  }
}

interface Failed {
  job: string;
  /** Empty for the job as a whole. */
  subject_id: string;
}

/** Longer messages are cut; the log has the whole error. */
const longestMessage = 500;

/** Remembers what a job could not do, for operators. */
export async function recordFailure(db: Database, failed: Failed, error: unknown, now: Date): Promise<void> {
  const message = String(error instanceof Error ? error.message : error).slice(0, longestMessage);
  await db
    .insertInto('job_failure')
    .values({ ...failed, since: now, last_at: now, tries: 1, error: message })
    .onConflict((conflict) =>
      conflict
        .columns(['job', 'subject_id'])
        .doUpdateSet({ last_at: sql`excluded.last_at`, tries: sql`job_failure.tries + 1`, error: message }),
    )
    .execute();
}

/** Forgets failures of a job that did not happen again since a time. */
export async function forgetFailures(db: Database, { job }: { job: string }, before: Date): Promise<void> {
  await db
    .deleteFrom('job_failure')
    .where('job', '=', job)
    .where('subject_id', '<>', '')
    .where('last_at', '<', before)
    .execute();
}

/** Forgets one failure, because it is done now. */
export async function forgetFailure(db: Database, { job, subject_id }: Failed): Promise<void> {
  await db.deleteFrom('job_failure').where('job', '=', job).where('subject_id', '=', subject_id).execute();
}

/** Jobs that fail, each with how many rows fail and since when, longest first. */
export async function readFailures(db: Database): Promise<{ job: string; count: number; since: Date }[]> {
  return db
    .selectFrom('job_failure')
    .select((is) => ['job', is.cast<number>(is.fn.countAll(), 'integer').as('count'), is.fn.min('since').as('since')])
    .groupBy('job')
    .orderBy('since')
    .execute();
}
