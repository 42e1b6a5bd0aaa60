import { type Kysely, sql } from 'kysely';

/** Operators get no coupons of issues that they made, changed or agreed to. Those of before are in the operators' log. */
export const couponOperators = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table coupon_issue_operator (
        issue_id uuid not null references coupon_issue,
        user_id uuid not null references app_user,
        -- What they had before that stays history.
        since timestamptz not null,
        primary key (issue_id, user_id)
      );
      create trigger guard_history before update or delete on coupon_issue_operator
        for each row execute function guard_history();
      create trigger guard_history_whole before truncate on coupon_issue_operator execute function guard_history();

      insert into coupon_issue_operator (issue_id, user_id, since)
      select distinct issue_id, operator_id, now()
      from operator_log join coupon_issue on coupon_issue.issue_id::text = detail ->> 'issue_id'
      where action in ('coupon_issue', 'coupon_change');

      create function guard_own_coupon() returns trigger language plpgsql as $$
      begin
        if exists (select from coupon_issue_operator own where own.issue_id = new.issue_id and own.user_id = new.user_id) then
          raise exception 'an operator gets no coupon of an issue that they made, changed or agreed to'
            using errcode = 'check_violation', constraint = 'coupon_of_own_issue';
        end if;
        return new;
      end $$;
      create trigger guard_own_coupon before insert on coupon for each row execute function guard_own_coupon();
      create trigger guard_own_coupon_use before update of state on coupon
        for each row when (old.state <> 'used' and new.state <> old.state) execute function guard_own_coupon();
    `.execute(db);
  },
};
