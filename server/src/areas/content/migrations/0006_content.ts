import { type Kysely, sql } from 'kysely';

/** Content of the shop's own pages. */
export const content = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table banner (
        banner_id uuid primary key,
        position integer not null,
        title jsonb not null,
        subtitle jsonb not null,
        image text not null,
        tint text not null check (tint in ('violet', 'cyan', 'rose', 'amber')),
        path text not null check (path like '/%')
      );
    `.execute(db);
  },
};
