import { type Kysely, sql } from 'kysely';
import type { MigrationSettings } from '../../../platform/db/ShopMigration.ts';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { hashAccountNumber } from '../withdrawals/hashAccountNumber.ts';

const pageSize = 1_000;

/** Bank accounts that players keep, and withdrawals that know the account of another one. */
export const bankAccounts = {
  async up(db: Kysely<unknown>, { identitySecret }: MigrationSettings): Promise<void> {
    await sql`
      create table bank_account (
        bank_account_id uuid primary key,
        user_id uuid not null references app_user,
        bank_name text not null,
        card_number_sealed bytea not null,
        card_number_end text not null,
        card_number_hash bytea not null,
        holder_name text not null,
        added_at timestamptz not null,
        -- Last chosen, or added.
        used_at timestamptz not null,
        constraint bank_account_is_sealed check (length(card_number_sealed) between 34 and 47),
        constraint bank_account_end_is_short check (card_number_end ~ '^[0-9]{4}$'),
        constraint bank_account_is_hashed check (length(card_number_hash) = 32),
        constraint bank_account_once unique (user_id, card_number_hash)
      );
      -- Null where the number was encrypted under another secret.
      alter table withdrawal add card_number_hash bytea check (length(card_number_hash) = 32);
      create index withdrawal_approved_of_account on withdrawal (card_number_hash, approved_at) where approved_by is not null;
    `.execute(db);
    // The triggers allow a withdrawal to change only its status.
    await sql`alter table withdrawal disable trigger user`.execute(db);
    await hashAccounts(db, identitySecret);
    await sql`alter table withdrawal enable trigger user`.execute(db);
  },
};

async function hashAccounts(db: Kysely<unknown>, secret: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ row_id: string; sealed: Buffer }>`
      select withdrawal_id as row_id, card_number_sealed as sealed from withdrawal
        where withdrawal_id > ${after} order by withdrawal_id limit ${sql.lit(pageSize)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.row_id;
    const hashed = rows.flatMap(({ row_id, sealed }) => {
      const hash = hashOf(secret, row_id, sealed);
      return hash === null ? [] : [{ row_id, hash }];
    });
    await sql`
      update withdrawal set card_number_hash = decode(hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as row (row_id uuid, hash text)
        where withdrawal_id = row_id`.execute(db);
  }
}

function hashOf(secret: string, row_id: string, sealed: Buffer): string | null {
  try {
    return hashAccountNumber(secret, openNumber(secret, { kind: 'bank account', row_id }, sealed)).toString('hex');
  } catch {
    return null;
  }
}
