import { type Kysely, sql } from 'kysely';

/** What players report about toys of a parcel, and what the shop decides. */
export const claims = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table claim (
        claim_id uuid primary key,
        parcel_id uuid not null references parcel,
        user_id uuid not null references app_user,
        state text not null check (state in ('submitted', 'accepted', 'refused')),
        kind text not null check (kind in ('damaged', 'missing')),
        words text not null,
        outcome text check (outcome in ('replacement', 'refund', 'return')),
        stones bigint check (stones >= 0),
        replacement_id uuid references parcel,
        reason text,
        submitted_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid references app_user,
        constraint claim_is_decided check (
          (state = 'accepted') = (outcome is not null)
          and (state <> 'refused' or reason is not null)
          and (coalesce(outcome, '') = 'refund') = (stones is not null)
          and (coalesce(outcome, '') = 'replacement') = (replacement_id is not null)
          and (state = 'submitted') = (decided_at is null)
          and (decided_at is null) = (decided_by is null)
        ),
        unique (claim_id, parcel_id),
        unique (replacement_id)
      );
      create index claim_of_parcel on claim (parcel_id, claim_id);
      create index claim_by_state on claim (state, claim_id);

      create function guard_claim() returns trigger language plpgsql as $$
      declare
        decision text[] := array['state', 'outcome', 'stones', 'replacement_id', 'reason', 'decided_at', 'decided_by'];
      begin
        if tg_op = 'UPDATE' and old.state = 'submitted' and to_jsonb(new) - decision = to_jsonb(old) - decision then
          return new;
        end if;
        raise exception 'claim % is decided once', old.claim_id
          using errcode = 'check_violation', constraint = 'claim_is_decided_once';
      end $$;
      create trigger guard_claim before update or delete on claim for each row execute function guard_claim();

      -- Each toy of a parcel can be reported once.
      create table claim_item (
        parcel_id uuid not null,
        item_id uuid not null,
        claim_id uuid not null,
        primary key (parcel_id, item_id),
        foreign key (parcel_id, item_id) references parcel_item (parcel_id, item_id),
        foreign key (claim_id, parcel_id) references claim (claim_id, parcel_id)
      );
      create index claim_item_of_claim on claim_item (claim_id);
      create trigger guard_history before update or delete on claim_item for each row execute function guard_history();
      create trigger guard_history_whole before truncate on claim_item execute function guard_history();

      create table claim_photo (
        claim_id uuid not null references claim,
        position integer not null check (position between 1 and 9),
        file_id uuid not null unique,
        primary key (claim_id, position)
      );
      create trigger guard_history before update or delete on claim_photo for each row execute function guard_history();
      create trigger guard_history_whole before truncate on claim_photo execute function guard_history();
    `.execute(db);
  },
};
