import { type Kysely, sql } from 'kysely';

/** Sign-in names, inviters, and the keys of invite links. */
export const bindings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table bound_name (
        -- One name belongs to one account.
        sign_in_name text primary key,
        user_id uuid not null references app_user,
        kind text not null check (kind in ('email', 'mobile')),
        bound_at timestamptz not null,
        constraint one_name_of_a_kind unique (user_id, kind),
        constraint kind_is_the_names check ((kind = 'email') = (position('@' in sign_in_name) > 0))
      );
      insert into bound_name (sign_in_name, user_id, kind, bound_at)
        select sign_in_name, user_id, case when position('@' in sign_in_name) > 0 then 'email' else 'mobile' end, created_at
        from app_user;
      alter table app_user drop column sign_in_name;

      -- 122 random bits each: nobody can guess one, and it reveals nothing about its owner.
      alter table app_user add share_key text not null unique default replace(gen_random_uuid()::text, '-', '');
      -- Deferred, because a copy of the database writes users in any order.
      alter table app_user add invited_by uuid references app_user deferrable initially deferred;
      alter table app_user add invited_at timestamptz;
      alter table app_user add constraint invited_with_its_time check ((invited_by is null) = (invited_at is null));
      alter table app_user add constraint nobody_invites_themselves check (invited_by <> user_id);
      create index app_user_by_inviter on app_user (invited_by, invited_at) where invited_by is not null;

      alter table account_code drop constraint account_code_purpose_check;
      alter table account_code add constraint account_code_purpose_check
        check (purpose in ('sign_in', 'reset_password', 'register', 'bind_name'));

      alter table demo_mail drop constraint demo_mail_purpose_check;
      alter table demo_mail add constraint demo_mail_purpose_check
        check (purpose in ('sign_in', 'reset_password', 'register', 'bind_name', 'name_taken'));
      alter table demo_mail alter code drop not null;
      alter table demo_mail add constraint demo_mail_has_its_code check ((code is null) = (purpose = 'name_taken'));
    `.execute(db);
  },
};
