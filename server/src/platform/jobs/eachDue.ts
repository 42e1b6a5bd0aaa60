import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { forgetFailure, forgetFailures, recordFailure } from './jobFailures.ts';

interface DueWork {
  /** The job's name. */
  job: string;
  /** Locks the next row that is due, unless it is one of `failed`, and returns its id; null when none is left. */
  take: (db: Database, failed: readonly string[]) => Promise<string | null>;
  /** Does its work in the same transaction. */
  work: (db: Database, id: string) => Promise<unknown>;
}

/** A run stops after so many failures: the fault is then not in the rows. */
const mostFailures = 100;

/** A row that has not failed for so long is no longer due. */
const forgottenAfter = 600_000;

/** Some rows of a job failed; operators see them on the desk. */
export class RowsFailed extends AggregateError {}

/**
 * Does what is due, row by row, each in a transaction of its own. A row that fails does not stop the others: it is
 * recorded, tried again at the next run, and told by `RowsFailed` at the end. Returns how many were done.
 */
export async function eachDue(db: Database, { job, take, work }: DueWork, now: Date): Promise<number> {
  const known = await db.selectFrom('job_failure').select('subject_id').where('job', '=', job).execute();
  const failing = new Set(known.map(({ subject_id }) => subject_id));
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (let done = 0; ; done++) {
    const id = await doNext(db, { take, work }, failed).catch(async (error: unknown) => {
      if (!(error instanceof RowFailed) || failed.length >= mostFailures) throw error;
      failed.push(error.id);
      errors.push(error.cause);
      await recordFailure(db, { job, subject_id: error.id }, error.cause, now);
      done -= 1;
      return error.id;
    });
    if (id === null) {
      if (failing.size > 0) await forgetFailures(db, { job }, new Date(now.getTime() - forgottenAfter));
      if (errors.length > 0) throw new RowsFailed(errors, `${errors.length} rows failed, ${done} were done: ${job}`);
      return done;
    }
    if (failing.has(id) && !failed.includes(id)) await forgetFailure(db, { job, subject_id: id });
  }
}

class RowFailed extends Error {
  readonly id: string;

  constructor(id: string, cause: unknown) {
    super('a row failed', { cause });
    this.id = id;
  }
}

/** One row; returns its id. */
async function doNext(
  db: Database,
  { take, work }: Pick<DueWork, 'take' | 'work'>,
  failed: readonly string[],
): Promise<string | null> {
  let id: string | null = null;
  try {
    return await inTransaction(db, async (transaction) => {
      id = null;
      const taken = await take(transaction, failed);
      id = taken;
      if (taken !== null) await work(transaction, taken);
      return taken;
    });
  } catch (error) {
    if (id === null) throw error;
    throw new RowFailed(id, error);
  }
}
