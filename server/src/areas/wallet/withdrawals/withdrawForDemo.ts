import type { Database } from '../../../platform/db/database.ts';
import type { DemoDay } from '../../../platform/area/DemoDay.ts';
import { findDemoPeople } from '../../account/door.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';

/** Lets a player ask for a payout on the day before the first start, so that an operator has one to decide. */
export async function withdrawForDemo(db: Database, { ago, at, secret }: DemoDay): Promise<void> {
  if (ago !== 1) return;
  const idOf = await findDemoPeople(db);
  await requestWithdrawal(db, {
    user_id: idOf('demo'),
    request: {
      amount: 200_000,
      bank_name: 'Vietcombank',
      card_number: '0071000123456',
      holder_name: 'NGUYEN MINH ANH',
    },
    secret,
    now: at(0.31),
  });
}
