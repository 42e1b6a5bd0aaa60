import type { KeepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { giveAlone } from '../approvals/giveAlone.ts';

/** The operator at work, and what they work with. */
export interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'couponsOfTwoAbove'>;
  now: Date;
}

/** Whether an operator gives a budget away alone, which is counted then. */
export function giveBudget(
  db: Database,
  given: { subject_id: string; coins: number },
  { operator_id, config, now }: Office,
): Promise<boolean> {
  const limit = config.couponsOfTwoAbove;
  return giveAlone(db, { ...given, operator_id, right: 'catalogue', kind: 'coupons', limit, now });
}
