import { useSpending } from '@mcy/api/wallet/spending/hooks';
import { MonthSpent } from '@mcy/ui/wallet/flow';
import type { ReactNode } from 'react';
import { useSession } from '../../../platform/session.ts';

/** What the player has spent this month, for a button that pays; nothing for a guest. Its page loads the wallet's texts. */
export function usePayNote(): ReactNode {
  const signedIn = useSession() !== null;
  const { data } = useSpending({});
  return signedIn ? <MonthSpent month={data?.month ?? null} /> : undefined;
}
