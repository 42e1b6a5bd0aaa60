import { type Kysely, sql } from 'kysely';

/** What one operator gave away alone, and requests that nobody needs any more. */
export const twoOperators = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table given_alone (
        given_id uuid primary key,
        operator_id uuid not null references app_user,
        kind text not null check (kind in ('coupons', 'claims', 'transfers')),
        -- What it was given with: an issue's template, an issue, a claim or a line of the bank's statement.
        subject_id uuid not null,
        coins bigint not null check (coins > 0),
        given_at timestamptz not null
      );
      create index given_alone_by_operator on given_alone (operator_id, kind, given_at);
      create trigger guard_history before update or delete on given_alone for each row execute function guard_history();
      create trigger guard_history_whole before truncate on given_alone execute function guard_history();

      -- Dropped: what it was about was decided otherwise.
      alter table approval
        drop constraint approval_state_check,
        add constraint approval_state_check
          check (state in ('waiting', 'agreed', 'declined', 'taken_back', 'expired', 'dropped'));

      -- What a player's withdrawals of a day add up to, and what was rejected of a payout file.
      create index withdrawal_approved_of_player on withdrawal (user_id, approved_at) where approved_by is not null;
      create index withdrawal_rejected_of_payout on withdrawal (payout_id) where status = 'rejected' and payout_id is not null;
    `.execute(db);
  },
};
