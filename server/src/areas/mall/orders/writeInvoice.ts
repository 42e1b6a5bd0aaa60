import { type Locale, formatAmount } from '@mcy/api/contract';
import { formatDateTime } from '../../../platform/calendar/formatDateTime.ts';
import type { TableDocument } from '../../../platform/pdf/TableDocument.ts';
import { invoiceWords, methodWords } from './invoiceWords.ts';
import type { StoredOrder } from './stepOrder.ts';
import type { StoredLine } from './tables.ts';

/** Writes an order's invoice in a language, as the order is now. */
export function writeInvoice(order: StoredOrder, lines: readonly StoredLine[], locale: Locale): TableDocument {
  const say = (word: keyof typeof invoiceWords): string => invoiceWords[word][locale];
  const { number, goods, coupon, shipping, total, paid, cash, returned, method } = order;
  return {
    title: say('title'),
    number: `${say('number')} ${number}`,
    facts: [
      { label: say('recipient'), value: order.consignee },
      { label: say('phone'), value: order.phone },
      { label: say('address'), value: order.detail },
      { label: say('area'), value: `${order.ward_name}, ${order.province_name}` },
      { label: say('ordered_at'), value: formatDateTime(order.created_at, locale) },
      { label: say('method'), value: methodWords[method][locale] },
      { label: say('paid'), value: formatAmount(paid + cash) },
      { label: say('returned'), value: formatAmount(returned) },
    ],
    sums: [
      { label: say('goods'), amount: formatAmount(goods) },
      { label: say('coupon'), amount: formatAmount(0 - coupon) },
      { label: say('shipping'), amount: formatAmount(shipping) },
      { label: say('total'), amount: formatAmount(total) },
    ],
    columns: [
      { head: say('product'), width: 280 },
      { head: say('price'), width: 84, align: 'right' },
      { head: say('count'), width: 45, align: 'right' },
      { head: say('amount'), width: 90, align: 'right' },
    ],
    lines: lines.map(({ name, variant_name, price, count }) => [
      `${name[locale]}, ${variant_name[locale]}`,
      formatAmount(price),
      formatAmount(count),
      formatAmount(price * count),
    ]),
    none: '',
    foot: say('foot'),
    page: say('page'),
    made_at: order.changed_at.toISOString(),
  };
}
