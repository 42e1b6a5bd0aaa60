import * as z from 'zod/mini';
import { countSchema, positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { identityStates } from '../identity/contract.ts';

const checkInSchema = z.object({
  /** The 15 days of a round (spec §9) and the stones each earns. */
  days: z.array(
    z.object({
      day: positiveSchema,
      stones: positiveSchema,
      /** `today` can be checked in now. */
      state: z.enum(['done', 'today', 'coming']),
    }),
  ),
  /** Consecutive days so far, across rounds. */
  streak: countSchema,
  checked_in_today: z.boolean(),
  /** When the next day in Asia/Ho_Chi_Minh begins. */
  next_at: z.iso.datetime(),
  /** Only verified users (`successful`) can check in. Null when nothing was submitted. */
  identity: z.nullable(z.enum(identityStates)),
});
export type CheckIn = z.infer<typeof checkInSchema>;
export type CheckInDay = CheckIn['days'][number];

export const readCheckIn = defineCall({
  topic: 'account/checkIn',
  method: 'GET',
  path: '/api/checkIn/info',
  role: 'user',
  summary: "The days of the check-in round, and the caller's progress. A missed day restarts the round.",
  request: z.strictObject({}),
  response: checkInSchema,
});

export const checkIn = defineCall({
  topic: 'account/checkIn',
  method: 'POST',
  path: '/api/checkIn/today',
  role: 'user',
  summary:
    "Checks in for today, a day of Asia/Ho_Chi_Minh, and gives the day's stones; after the 15th a new round begins.",
  refuses: { identity_not_approved: 422, checked_in_already: 422 },
  request: z.strictObject({}),
  response: z.object({ stones: positiveSchema, check_in: checkInSchema }),
});
