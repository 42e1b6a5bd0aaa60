import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { currencySchema } from '../../contract/money.ts';
import { monthSchema } from '../flow/contract.ts';

export const makeStatement = defineCall({
  topic: 'wallet/statements',
  method: 'POST',
  path: '/api/wallet/statement',
  role: 'user',
  summary:
    'The statement of a month that is over, as a PDF: its address for ten minutes. It is made once in each language, closes the month, and stays the same for ever.',
  refuses: { statement_not_over: 422, statement_empty: 404, statement_too_long: 422 },
  request: z.strictObject({ currency: currencySchema, month: monthSchema }),
  response: z.object({
    address: z.string(),
    /** SHA-256 of the file, in hex. */
    hash: z.string(),
  }),
});
