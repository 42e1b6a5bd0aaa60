import * as contract from '@mcy/api/boxes/fairness/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { readFairness } from './readFairness.ts';
import { readPoolSpending } from './readPoolSpending.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const fairnessHandlers: readonly Implementation[] = [
  implement(contract.readFairness, ({ pool_id }, { db, locale }) => readFairness(db, pool_id, locale)),

  implement(contract.readPoolSpending, ({ pool_id }, { db, caller: { user_id } }) =>
    readPoolSpending(db, user_id, pool_id),
  ),
];
