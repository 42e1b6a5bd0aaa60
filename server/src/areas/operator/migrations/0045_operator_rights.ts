import { type Kysely, sql } from 'kysely';

/** What each operator may work on. Those of before had every operator's call, and keep it. */
export const operatorRights = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table operator_right (
        user_id uuid not null references app_user,
        "right" text not null check ("right" in ('catalogue', 'orders', 'money', 'people', 'content', 'audit')),
        granted_at timestamptz not null,
        -- Null for the first operators, whom nobody could grant anything.
        granted_by uuid references app_user,
        primary key (user_id, "right"),
        constraint right_from_another check (granted_by <> user_id)
      );
      create index operator_right_by_right on operator_right ("right", user_id);

      insert into operator_right (user_id, "right", granted_at, granted_by)
        select user_id, own, now(), null
        from app_user, unnest(array['catalogue', 'orders', 'money', 'people', 'content', 'audit']) own
        where 'operator' = any(roles);
    `.execute(db);
  },
};
