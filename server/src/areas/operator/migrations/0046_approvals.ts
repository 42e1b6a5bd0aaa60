import { type Kysely, sql } from 'kysely';

/** Requests to a second operator. */
export const approvals = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table approval (
        approval_id uuid primary key,
        -- What would be done, as its area registers it.
        kind text not null,
        -- Of the kind, so that lists need not know the kinds.
        "right" text not null,
        -- The row that would change.
        subject_id uuid not null,
        -- The user it is about, who decides nothing of it.
        concerns uuid references app_user,
        data jsonb not null,
        reason text not null check (reason <> ''),
        asked_by uuid not null references app_user,
        asked_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > asked_at),
        state text not null check (state in ('waiting', 'agreed', 'declined', 'taken_back', 'expired')),
        decided_by uuid references app_user,
        decided_at timestamptz,
        answer text,
        constraint approval_of_another check (asked_by <> concerns),
        constraint two_operators check (decided_by <> asked_by and decided_by <> concerns),
        constraint decided_by_somebody check ((state in ('agreed', 'declined')) = (decided_by is not null)),
        constraint decided_has_time check ((state = 'waiting') = (decided_at is null)),
        constraint declined_has_answer check (state <> 'declined' or answer is not null)
      );
      create unique index approval_waits_once on approval (kind, subject_id) where state = 'waiting';
      create index approval_by_state on approval (state, approval_id);
      create index approval_by_expiry on approval (expires_at) where state = 'waiting';

      create function guard_approval() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.state = 'waiting' and new.state <> 'waiting'
            and to_jsonb(new) - array['state', 'decided_by', 'decided_at', 'answer']
              = to_jsonb(old) - array['state', 'decided_by', 'decided_at', 'answer'] then
            return new;
          end if;
        end if;
        raise exception 'a request to a second operator is decided once, and stays'
          using errcode = 'check_violation', constraint = 'approval_is_decided_once';
      end $$;
      create trigger guard_approval before update or delete on approval for each row execute function guard_approval();
    `.execute(db);
  },
};
