import type { ShippingClass } from '@mcy/api/collection/items/words';

/** How something made of several items is sent: as a free draw when one of them was. */
export function classOf(items: readonly { shipping_class: ShippingClass }[]): ShippingClass {
  return items.some(({ shipping_class }) => shipping_class === 'free_draw') ? 'free_draw' : 'blind_box';
}
