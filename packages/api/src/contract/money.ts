import * as z from 'zod/mini';

/** Currencies of the ledger. Amounts are integers in the smallest unit: coin = đồng, stone, diamond, gem. */
export const currencies = ['balance', 'stone', 'diamond', 'gem'] as const;
export const currencySchema = z.enum(currencies);
export type Currency = z.infer<typeof currencySchema>;

/** A signed integer in the smallest unit. */
export const amountSchema = z.int();

/** A price or a total in the smallest unit, never negative. */
export const priceSchema = z.int().check(z.nonnegative());
