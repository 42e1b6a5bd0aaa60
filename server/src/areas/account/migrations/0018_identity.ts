import { type Kysely, sql } from 'kysely';

/** Identity verifications, operators' actions, and check-ins. */
export const identity = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createReviews(db);
    await createOperatorLog(db);
    await createCheckIns(db);
  },
};

async function createReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_review (
      review_id uuid primary key,
      user_id uuid not null references app_user,
      state text not null check (state in ('under_review', 'successful', 'failed', 'rejected')),
      full_name text not null check (char_length(full_name) between 1 and 60),
      kind text not null check (kind in ('citizen_card', 'passport', 'chinese_id')),
      birthday date not null,
      -- HMAC of kind and number under a key of the configuration: detects duplicates and reveals nothing else.
      number_hash bytea not null check (length(number_hash) = 32),
      number_end text not null check (number_end ~ '^[0-9A-Z]{4}$'),
      -- The whole number, encrypted, for the operator to compare with the photos; deleted with the decision.
      number_sealed bytea,
      front_file uuid unique,
      back_file uuid unique,
      face_file uuid unique,
      -- Of the files: nobody can use another user's, or one uploaded for another purpose.
      purpose text not null default 'identity' check (purpose = 'identity'),
      reason text check (reason in ('unreadable', 'mismatch', 'expired', 'face', 'other')),
      note text check (char_length(note) between 1 and 140),
      submitted_at timestamptz not null,
      reviewed_at timestamptz,
      reviewed_by uuid references app_user,
      foreign key (front_file, user_id, purpose) references file (file_id, owner_id, purpose),
      foreign key (back_file, user_id, purpose) references file (file_id, owner_id, purpose),
      foreign key (face_file, user_id, purpose) references file (file_id, owner_id, purpose),
      constraint files_differ check (front_file <> back_file and front_file <> face_file and back_file is distinct from face_file or face_file is null),
      constraint open_is_whole check (state <> 'under_review'
        or (front_file is not null and face_file is not null and number_sealed is not null)),
      constraint decided_forgets_number check (state = 'under_review' or number_sealed is null),
      constraint refused_forgets_photos check (state not in ('failed', 'rejected')
        or num_nonnulls(front_file, back_file, face_file) = 0),
      constraint decided_by_somebody check ((state = 'under_review') = (reviewed_at is null)),
      constraint rejected_for_a_reason check ((state = 'rejected') = (reason is not null)),
      constraint other_in_words check (reason is distinct from 'other' or note is not null)
    );
    create index identity_by_user on identity_review (user_id, review_id desc);
    create index identity_by_state on identity_review (state, review_id);
    create unique index identity_once on identity_review (user_id) where state in ('under_review', 'successful');
    create unique index identity_of_one on identity_review (number_hash) where state in ('under_review', 'successful');

    create function guard_identity_review() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.state = 'under_review' and new.review_id = old.review_id and new.user_id = old.user_id
          and new.full_name = old.full_name and new.kind = old.kind and new.birthday = old.birthday
          and new.number_hash = old.number_hash and new.submitted_at = old.submitted_at then
          return new;
        end if;
      end if;
      raise exception 'an identity verification is decided once'
        using errcode = 'check_violation', constraint = 'identity_decided_once';
    end $$;
    create trigger guard_identity_review before update or delete on identity_review
      for each row execute function guard_identity_review();
  `.execute(db);
}

async function createOperatorLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_log (
      log_id uuid primary key,
      operator_id uuid not null references app_user,
      action text not null check (action <> ''),
      subject_id uuid not null,
      -- What was decided, and why.
      detail jsonb not null,
      created_at timestamptz not null
    );
    create index operator_log_by_subject on operator_log (subject_id, log_id);

    create function guard_operator_log() returns trigger language plpgsql as $$
    begin
      raise exception 'what an operator did stays written' using errcode = 'check_violation', constraint = 'operator_log_stays';
    end $$;
    create trigger guard_operator_log before update or delete on operator_log
      for each row execute function guard_operator_log();
  `.execute(db);
}

async function createCheckIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table check_in (
      check_in_id uuid primary key,
      user_id uuid not null references app_user,
      -- In Asia/Ho_Chi_Minh.
      day date not null,
      -- The how-manieth day in a row it is.
      streak integer not null check (streak > 0),
      stones bigint not null check (stones > 0),
      checked_in_at timestamptz not null,
      constraint check_in_once_a_day unique (user_id, day)
    );

    create function check_check_in() returns trigger language plpgsql as $$
    begin
      if new.streak <> 1 + coalesce(
        (select streak from check_in where user_id = new.user_id and day = new.day - 1), 0) then
        raise exception 'check-in % does not follow the day before', new.check_in_id
          using errcode = 'check_violation', constraint = 'check_in_follows_the_day_before';
      end if;
      if new.stones is distinct from (
        select sum(entry.amount) from journal join entry using (journal_id) join ledger_account account using (account_id)
          where journal.kind = 'check_in' and journal.reference_id = new.check_in_id
            and account.user_id = new.user_id and account.currency = 'stone') then
        raise exception 'check-in % does not have its journal', new.check_in_id
          using errcode = 'check_violation', constraint = 'check_in_has_its_journal';
      end if;
      return null;
    end $$;
    create constraint trigger check_check_in after insert or update on check_in
      deferrable initially deferred for each row execute function check_check_in();
  `.execute(db);
}
