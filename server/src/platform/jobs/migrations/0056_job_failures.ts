import { type Kysely, sql } from 'kysely';

/** What the shop's jobs could not do. */
export const jobFailures = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table job_failure (
        job text not null,
        -- The row that failed; empty when the job did as a whole.
        subject_id text not null,
        since timestamptz not null,
        last_at timestamptz not null check (last_at >= since),
        tries integer not null check (tries > 0),
        error text not null,
        primary key (job, subject_id)
      );
    `.execute(db);
  },
};
