import type { Database } from '../../../../platform/db/database.ts';
import { addAddress } from '../addAddress.ts';

const home = {
  consignee: 'Nguyễn Minh Anh',
  phone: '+84912345678',
  area: { province_code: '79', ward_code: '26743' },
  detail: '12 Lê Lợi',
  position: null,
  is_default: true,
};

/** The default address of one of the demo's people, who gets one when they have none. */
export async function demoAddress(db: Database, user_id: string, now: Date): Promise<string> {
  const saved = await db
    .selectFrom('user_address')
    .select('address_id')
    .where('user_id', '=', user_id)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return saved?.address_id ?? (await addAddress(db, user_id, home, now)).address_id;
}
