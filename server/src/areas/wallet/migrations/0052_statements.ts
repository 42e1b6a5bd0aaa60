import { type Kysely, sql } from 'kysely';

/** A statement never changes: its figures, and the file itself. */
export const statements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table statement (
        statement_id uuid primary key,
        user_id uuid not null references app_user,
        currency text not null,
        month date not null check (extract(day from month) = 1),
        locale text not null,
        opening bigint not null check (opening >= 0),
        came_in bigint not null check (came_in >= 0),
        went_out bigint not null check (went_out >= 0),
        closing bigint not null check (closing >= 0),
        lines integer not null check (lines >= 0),
        pdf bytea not null,
        hash bytea not null,
        made_at timestamptz not null,
        unique (user_id, currency, month, locale),
        constraint statement_adds_up check (opening + came_in - went_out = closing),
        constraint statement_is_the_one_made check (hash = sha256(pdf)),
        constraint statement_of_a_month_that_is_over
          check ((made_at at time zone 'UTC' + interval '7 hours')::date >= (month + interval '1 month')::date)
      );
      create trigger refuse_change before update or delete or truncate on statement execute function refuse_change();
    `.execute(db);
  },
};
