import * as z from 'zod/mini';

/** Currencies of the ledger. Each amount is an integer of the smallest unit: coin = đồng, stone, diamond, gem. */
export const currencies = ['balance', 'stone', 'diamond', 'gem'] as const;
export const currencySchema = z.enum(currencies);
export type Currency = z.infer<typeof currencySchema>;

/** A signed number of smallest units. */
export const amountSchema = z.int();

/** A price or a total, never negative, in smallest units. */
export const priceSchema = z.int().check(z.nonnegative());
