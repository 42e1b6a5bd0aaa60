import { useGuaranteeProgress } from '@mcy/api/boxes/pools/hooks';
import type { OddsScreenProps } from '@mcy/ui/boxes/pools';
import { useSession } from '../../../platform/session.ts';

/** The player's draws toward a pool's guarantee; null for a guest. */
export function useGuarantee(pool_id: string): NonNullable<OddsScreenProps['progress']> | null {
  const { data } = useGuaranteeProgress({ pool_id });
  const signedIn = useSession() !== null;
  return signedIn ? (data ? data.progress : 'loading') : null;
}
