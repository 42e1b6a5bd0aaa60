import type { StoredOrder } from './stepOrder.ts';

/** The parts of an address that an order keeps, as it was chosen. */
type OrderAddress = Pick<
  StoredOrder,
  'consignee' | 'phone' | 'province_code' | 'province_name' | 'ward_code' | 'ward_name' | 'detail'
>;

/** A copy of where an order goes, of an address or of an order. */
export function copyAddress(of: OrderAddress): OrderAddress {
  const { consignee, phone, province_code, province_name, ward_code, ward_name, detail } = of;
  return { consignee, phone, province_code, province_name, ward_code, ward_name, detail };
}
