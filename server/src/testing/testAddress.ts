import type { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';

/** Phường Bến Thành in Thành phố Hồ Chí Minh. */
export const benThanh = { province_code: '79', ward_code: '26743' };

/** An address as a user types it, for tests. */
export function testAddress(given: Partial<RequestOf<typeof addAddress>> = {}): RequestOf<typeof addAddress> {
  return {
    consignee: 'Nguyễn Minh Anh',
    phone: '0912 345 678',
    area: benThanh,
    detail: '12 Lê Lợi',
    position: null,
    is_default: false,
    ...given,
  };
}
