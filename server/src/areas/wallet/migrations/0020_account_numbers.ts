import { createDecipheriv, hkdfSync } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type NumberPlace, sealNumber } from '../../../platform/sealing/sealedNumber.ts';
import type { MigrationSettings } from '../../../platform/db/ShopMigration.ts';

const pageSize = 1_000;

/** Encrypts bank account numbers the way document numbers are, each bound to its row; until now they were plain text. */
export const accountNumbers = {
  async up(db: Kysely<unknown>, { identitySecret }: MigrationSettings): Promise<void> {
    // The triggers allow a withdrawal to change only its status.
    await sql`alter table withdrawal add card_number_sealed bytea, add card_number_end text`.execute(db);
    await sql`alter table withdrawal disable trigger user`.execute(db);
    await sealAccounts(db, identitySecret);
    await sql`
      alter table withdrawal
        drop column card_number,
        alter card_number_sealed set not null,
        alter card_number_end set not null,
        -- A nonce, a tag, and 6 to 19 encrypted digits: longer than any plain number.
        add constraint card_number_is_sealed check (length(card_number_sealed) between 34 and 47),
        add constraint card_number_end_is_short check (card_number_end ~ '^[0-9]{4}$'),
        -- An expression rewrites the whole table: no dead row keeps a number on the disk.
        alter holder_name type text using holder_name || ''
    `.execute(db);
    await sql`alter table withdrawal enable trigger user`.execute(db);
    await sealDocuments(db, identitySecret);
  },
};

interface Plain {
  row_id: string;
  number: string;
}

async function sealAccounts(db: Kysely<unknown>, secret: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<Plain>`
      select withdrawal_id as row_id, card_number as number from withdrawal
        where card_number_sealed is null limit ${sql.lit(pageSize)}`.execute(db);
    if (rows.length === 0) return;
    const sealed = rows.map(({ row_id, number }) => ({ row_id, ...sealedIn(secret, 'bank account', row_id, number) }));
    await sql`
      update withdrawal set card_number_sealed = decode(sealed, 'hex'), card_number_end = right(card_number, 4)
        from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as row (row_id uuid, sealed text)
        where withdrawal_id = row_id`.execute(db);
  }
}

/** Documents under review were encrypted under another key and not bound to a row. */
async function sealDocuments(db: Kysely<unknown>, secret: string): Promise<void> {
  const { rows } = await sql<{ row_id: string; sealed: Buffer }>`
    select review_id as row_id, number_sealed as sealed from identity_review where number_sealed is not null`.execute(
    db,
  );
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mcy identity seal', 32));
  const sealed = rows.flatMap((row) => {
    const number = openInOldFormat(key, row.sealed);
    // Numbers encrypted under another secret are unreadable, before and after.
    if (number === null) return [];
    return { row_id: row.row_id, ...sealedIn(secret, 'identity document', row.row_id, number) };
  });
  await sql`
    update identity_review set number_sealed = decode(sealed, 'hex')
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as row (row_id uuid, sealed text)
      where review_id = row_id`.execute(db);
}

function sealedIn(secret: string, kind: NumberPlace['kind'], row_id: string, number: string): { sealed: string } {
  return { sealed: sealNumber(secret, { kind, row_id }, number).toString('hex') };
}

function openInOldFormat(key: Buffer, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
