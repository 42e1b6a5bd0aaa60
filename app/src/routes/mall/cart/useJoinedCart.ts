import { useJoinCart } from '@mcy/api/mall/cart/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../platform/session.ts';
import { dropPieces, useDeviceCart } from './deviceCart.ts';

/** A player who signs in takes the device's cart along. It stays on the device until the server has it. */
export function useJoinedCart(): void {
  const signedIn = useSession() !== null;
  const kept = useDeviceCart();
  const { mutate } = useJoinCart({ suppressed: true });
  const join = useEffectEvent(() => {
    const lines = [...kept];
    mutate({ lines }, { onSuccess: () => dropPieces(lines.map(({ variant_id }) => variant_id)) });
  });
  const waits = signedIn && kept.length > 0;
  useEffect(() => {
    if (waits) join();
  }, [waits]);
}
