import * as z from 'zod/mini';

/** The largest cap, in coins (ours). Anything beyond is as good as no cap. */
export const spendingCapMaximum = 1_000_000_000;

/** Coins that may be spent within a period (ours); 0 blocks spending. */
export const spendingCap = z
  .int({ error: 'amount_integer' })
  .check(z.nonnegative({ error: 'amount_integer' }), z.maximum(spendingCapMaximum, { error: 'spending_cap_maximum' }));

interface Caps {
  day: number | null;
  week: number | null;
  month: number | null;
}

/** Consistent caps: none exceeds that of a longer period when both are set. */
export const cappedInOrder = z.superRefine<Caps>(({ day, week, month }, refined) => {
  const compare = (name: keyof Caps, cap: number | null, rule: string, longer: number | null): boolean => {
    if (cap === null || longer === null || cap <= longer) return false;
    refined.addIssue({ code: 'custom', path: [name], message: rule, input: cap, params: { maximum: longer } });
    return true;
  };
  if (!compare('day', day, 'cap_over_week', week)) compare('day', day, 'cap_over_month', month);
  compare('week', week, 'cap_over_month', month);
});
