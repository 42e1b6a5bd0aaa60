import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { priceSchema } from '../../contract/money.ts';
import { signSchema } from '../../contract/sign.ts';

const unpaidSchema = z.object({
  /** Unique among all of them. */
  unpaid_id: z.string(),
  /** What is to be paid, in the caller's language. */
  title: z.string(),
  sign: signSchema,
  /** Coins; one coin is one đồng. */
  amount: priceSchema,
  /** Until when it can be paid; null where the player has done their part, and the shop looks for the money. */
  expires_at: z.nullable(z.iso.datetime()),
  /** The page where it goes on. */
  leads_to: z.string().check(z.startsWith('/pages/')),
});

/** Something that the caller began to pay and has not finished. */
export type Unpaid = z.output<typeof unpaidSchema>;

export const listUnpaid = defineCall({
  topic: 'wallet/unpaid',
  method: 'GET',
  path: '/api/wallet/unpaid',
  role: 'user',
  summary: 'What the caller began to pay and has not finished, of all parts of the shop, the latest first, at most 10.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(unpaidSchema) }),
});
