import { type Kysely, sql } from 'kysely';

/** Users' acceptances of each version of the user agreement and the purchase agreement. */
export const agreements = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table agreement_acceptance (
        user_id uuid not null references app_user,
        type text not null check (type in ('user', 'purchase')),
        version integer not null check (version > 0),
        accepted_at timestamptz not null,
        -- The language in which it was read.
        locale text not null check (locale in ('vn', 'zh', 'en')),
        primary key (user_id, type, version)
      );

      create function refuse_change_of_acceptance() returns trigger language plpgsql as $$
      begin
        raise exception 'what somebody agreed to is never changed'
          using errcode = 'check_violation', constraint = 'acceptance_is_append_only';
      end $$;
      create trigger refuse_change before update or delete or truncate on agreement_acceptance
        execute function refuse_change_of_acceptance();
    `.execute(db);
  },
};
