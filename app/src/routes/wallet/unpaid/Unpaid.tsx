import { useUnpaid } from '@mcy/api/wallet/unpaid/hooks';
import { UnpaidList } from '@mcy/ui/wallet/unpaid';
import { useEffect, useEffectEvent } from 'react';
import { rechargeRoutes } from '../recharge/routes.ts';
import { mostOnHome, readExpectedUnpaid, rememberUnpaid } from './expectedUnpaid.ts';

export interface UnpaidProps {
  /** Home has few, keeps their place, and the page of recharges has all. */
  few?: { onCount: (lines: number) => void };
}

/** What the player began to pay and has not finished. The page shows texts of `wallet/unpaid`. */
export function Unpaid({ few }: UnpaidProps) {
  const unpaid = useUnpaid({});
  const rows = unpaid.data?.rows;
  const tell = useEffectEvent((count: number) => {
    rememberUnpaid(count);
    few?.onCount(readExpectedUnpaid());
  });
  useEffect(() => {
    if (rows) tell(rows.length);
  }, [rows]);
  return (
    <UnpaidList
      rows={rows ?? []}
      onEnd={() => void unpaid.refetch()}
      {...(few && { most: { rows: mostOnHome, href: rechargeRoutes.recharge() } })}
    />
  );
}
