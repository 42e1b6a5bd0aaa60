import type { ParsedRequestOf } from '@mcy/api/contract';
import type { exportFlow } from '@mcy/api/wallet/flow/contract';
import type { FlowQuery } from '../../../platform/ledger/readFlow.ts';
import { startOfMonth } from './startOfMonth.ts';

/** The entries of a player that a filter leaves. A kind says enough: each moves one way, or the player wants both. */
export function flowQuery(
  user_id: string,
  { currency, kind, direction, month }: ParsedRequestOf<typeof exportFlow>,
): FlowQuery {
  return {
    user_id,
    currency,
    kind,
    direction: kind === undefined ? direction : undefined,
    month: month === undefined ? undefined : startOfMonth(month),
  };
}
