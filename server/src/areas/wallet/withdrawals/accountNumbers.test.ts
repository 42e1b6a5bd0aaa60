import * as contract from '@mcy/api/wallet/withdrawals/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { openNumber } from '../../../platform/sealing/sealedNumber.ts';
import { findText } from '../../../testing/findText.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';

const number = '0071000123456';
const account = { bank_name: 'Vietcombank', card_number: '0071 0001-23456', holder_name: 'NGUYEN VAN AN' };

describe('a bank account number', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('is in no table, and opens with the secret', async () => {
    const session = await server.playerWith(500_000);
    const { withdrawal_id } = await server.succeed(contract.withdraw, { amount: 100_000, ...account }, { session });
    expect(await findText(server.db, withdrawal_id)).toContain('withdrawal');
    expect(await findText(server.db, number)).toEqual([]);

    const { card_number_sealed, card_number_end } = await server.db
      .selectFrom('withdrawal')
      .select(['card_number_sealed', 'card_number_end'])
      .where('withdrawal_id', '=', withdrawal_id)
      .executeTakeFirstOrThrow();
    expect(card_number_end).toBe('3456');
    const place = { kind: 'bank account', row_id: withdrawal_id } as const;
    expect(openNumber(server.config.identitySecret, place, card_number_sealed)).toBe(number);
  });

  it.each([
    ['card_number_sealed', `'${number}'::bytea`, 'card_number_is_sealed'],
    ['card_number_end', `'${number}'`, 'card_number_end_is_short'],
  ])('is refused by the database when %s would contain it', async (column, value, constraint) => {
    const insert = sql.raw(`
      insert into withdrawal
      select (jsonb_populate_record(w, jsonb_build_object('withdrawal_id', gen_random_uuid(), '${column}', ${value}))).*
      from withdrawal w limit 1`);
    await expect(insert.execute(server.db)).rejects.toThrow(constraint);
  });

  it('every invariant holds', async () => {
    expect(await auditDatabase(server.db)).toEqual([]);
  });
});
