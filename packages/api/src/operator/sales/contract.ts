import * as z from 'zod/mini';
import { countSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { salesPeriods } from './words.ts';

const salesSchema = z.object({
  /** Orders placed, paid or not. */
  orders: countSchema,
  /** Pieces that left the shelves for orders, less those that came back; below 0 where more came back. */
  pieces: z.int(),
  /** Coins that buyers paid. */
  paid: countSchema,
  /** Cash on delivery, in đồng (as coins), on the day its carrier had collected it. */
  cash: countSchema,
  /** Coins that went back: canceled orders, deposits, refunds. */
  returned: countSchema,
  /** paid + cash − returned. */
  net: z.int(),
});

/** What the mall sold. */
export type Sales = z.output<typeof salesSchema>;

const salesDaySchema = z.extend(salesSchema, {
  /** In Asia/Ho_Chi_Minh. */
  day: z.iso.date(),
});

export type SalesDay = z.output<typeof salesDaySchema>;

const soldProductSchema = z.object({
  product_id: z.uuid(),
  name: z.string(),
  image: z.string(),
  pieces: countSchema,
  /** What these pieces cost in their orders, before coupons and without shipping, in coins. */
  worth: countSchema,
});

export type SoldProduct = z.output<typeof soldProductSchema>;

const salesOfPeriodSchema = z.object({
  /** Each day of the period, the first one first; days without sales too. */
  days: z.array(salesDaySchema),
  total: salesSchema,
  /** The ten of which most pieces were sold in the period. */
  products: z.array(soldProductSchema),
});

/** The mall's sales of a period. */
export type SalesOfPeriod = z.output<typeof salesOfPeriodSchema>;

/** The last 7, 30 or 90 days, with today. */
const period = z._default(z.enum(salesPeriods), 'month');

export const readSales = defineCall({
  topic: 'operator/sales',
  method: 'GET',
  path: '/api/operator/sales',
  role: 'operator',
  right: 'money',
  summary: 'What the mall sold on each of the last 7, 30 or 90 days in Vietnam, and what sold best.',
  request: z.strictObject({ period }),
  response: salesOfPeriodSchema,
});

export const readSalesFile = defineCall({
  topic: 'operator/sales',
  method: 'POST',
  path: '/api/operator/sales/file',
  role: 'operator',
  right: 'money',
  summary: 'The days of a period as CSV.',
  request: z.strictObject({ period }),
  response: z.object({ name: z.string(), csv: z.string() }),
});
