import * as z from 'zod/mini';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { priceSchema } from '../../contract/money.ts';
import { cappedInOrder, spendingCap } from '../../contract/rules/spendingCap.ts';
import { coolOffLengths } from './words.ts';

// The spending center (ours): players limit their own spending, and the server enforces it.

const capSchema = z.nullable(priceSchema);
const capsSchema = z.object({ day: capSchema, week: capSchema, month: capSchema });

/** Caps in coins; null for none. */
export type SpendingCaps = z.output<typeof capsSchema>;

const periodSchema = z.object({
  /** Coins spent in the period so far. */
  spent: priceSchema,
  /** Spending cap of the period, in coins; null for no cap. */
  cap: capSchema,
  /** When the period ends and spending restarts from zero. */
  resets_at: z.iso.datetime(),
});

export type PeriodSpending = z.output<typeof periodSchema>;

const spendingSchema = z.object({
  day: periodSchema,
  week: periodSchema,
  month: periodSchema,
  /** The caps from `takes_effect_at` on, after a requested raise; null without one. */
  raise: z.nullable(z.extend(capsSchema, { takes_effect_at: z.iso.datetime() })),
  /** Paid draws and entries are blocked until then; null when nothing blocks them. */
  cool_off_until: z.nullable(z.iso.datetime()),
  /** Possible lengths of a new cool-off: only those that end after the current one. */
  cool_off_choices: z.array(z.enum(coolOffLengths)),
});

/** What a player spent, and the limits they set themselves. */
export type Spending = z.output<typeof spendingSchema>;

export const readSpending = defineCall({
  topic: 'wallet/spending',
  method: 'GET',
  path: '/api/wallet/spending',
  role: 'user',
  summary: "The caller's spending today, this week and this month, and the limits they set.",
  request: z.strictObject({}),
  response: spendingSchema,
});

const capField = field(z.nullable(spendingCap), { kind: 'money' });

export const setSpendingCaps = defineCall({
  topic: 'wallet/spending',
  method: 'POST',
  path: '/api/wallet/spending_caps',
  role: 'user',
  summary:
    'Sets how much the caller may spend in a day, a week and a month, null for no cap. Stricter caps apply at once; looser ones after 24 h, replacing a pending raise.',
  request: z.strictObject({ day: capField, week: capField, month: capField }).check(cappedInOrder),
  response: spendingSchema,
});

export const cancelCapRaise = defineCall({
  topic: 'wallet/spending',
  method: 'POST',
  path: '/api/wallet/spending_raise_cancel',
  role: 'user',
  summary: 'Cancels a raise that has not taken effect yet: the caps stay.',
  refuses: { no_cap_raise: 422 },
  request: z.strictObject({}),
  response: spendingSchema,
});

export const startCoolOff = defineCall({
  topic: 'wallet/spending',
  method: 'POST',
  path: '/api/wallet/cool_off',
  role: 'user',
  summary: 'Refuses every paid draw and entry of the caller for a while. It cannot be ended early, only extended.',
  refuses: { cool_off_not_longer: 422 },
  request: z.strictObject({ length: z.enum(coolOffLengths) }),
  response: spendingSchema,
});

export * from './words.ts';
