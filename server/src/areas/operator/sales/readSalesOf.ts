import { type Locale, rules } from '@mcy/api/contract';
import type { Sales, SalesDay, SalesOfPeriod } from '@mcy/api/operator/sales/contract';
import { type SalesPeriod, daysOfPeriod } from '@mcy/api/operator/sales/words';
import type { Database } from '../../../platform/db/database.ts';
import { readBestSellers, readSalesDays } from '../../mall/door.ts';
import { fileColumns } from './messages.ts';

const day = 86_400_000;

const none: Sales = { orders: 0, pieces: 0, paid: 0, cash: 0, returned: 0, net: 0 };

interface Reader {
  locale: Locale;
  now: Date;
}

/** What the mall sold in a period that ends today in Vietnam. */
export async function readSalesOf(db: Database, period: SalesPeriod, { locale, now }: Reader): Promise<SalesOfPeriod> {
  const names = daysUntil(now, daysOfPeriod[period]);
  const until = rules.vietnamToday(now);
  const between = { since: names[0] ?? until, until };
  const [sold, products] = await Promise.all([readSalesDays(db, between), readBestSellers(db, between, locale)]);
  const known = new Map(sold.map((one) => [one.day, one]));
  const days = names.map((name) => known.get(name) ?? { ...none, day: name });
  return { days, total: days.reduce(add, none), products: [...products] };
}

/** The days of a period as CSV, for a spreadsheet: it begins with the mark by which Excel knows UTF-8. */
export async function readSalesFile(
  db: Database,
  period: SalesPeriod,
  reader: Reader,
): Promise<{ name: string; csv: string }> {
  const { days } = await readSalesOf(db, period, reader);
  const lines = days.map((one) =>
    [one.day, one.orders, one.pieces, one.paid, one.cash, one.returned, one.net].join(','),
  );
  const until = rules.vietnamToday(reader.now);
  const csv = ['\uFEFF', [fileColumns[reader.locale].join(','), ...lines, ''].join('\r\n')].join('');
  return { name: `mcy-sales-${days[0]?.day ?? until}-${until}.csv`, csv };
}

/** So many days in Vietnam up to today, `YYYY-MM-DD`, the first one first. */
function daysUntil(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) =>
    rules.vietnamToday(new Date(now.getTime() - (count - 1 - place) * day)),
  );
}

function add(sum: Sales, { orders, pieces, paid, cash, returned, net }: SalesDay): Sales {
  return {
    orders: sum.orders + orders,
    pieces: sum.pieces + pieces,
    paid: sum.paid + paid,
    cash: sum.cash + cash,
    returned: sum.returned + returned,
    net: sum.net + net,
  };
}
