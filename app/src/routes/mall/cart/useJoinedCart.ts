import { useJoinCart } from '@mcy/api/mall/cart/hooks';
import { useEffect, useEffectEvent } from 'react';
import { session, useSession } from '../../../platform/session.ts';
import { bindDeviceCart, dropPieces, readDeviceCart, useDeviceCart } from './deviceCart.ts';

/**
 * A player who signs in takes the device's cart along. It stays on the device until the server has it, or until another
 * person uses the device.
 */
export function useJoinedCart(): void {
  const user_id = useSession()?.user.id ?? null;
  const isEmpty = useDeviceCart().length === 0;
  const { mutate } = useJoinCart({ suppressed: true });
  const join = useEffectEvent(() => {
    // The session of this moment, whose token the call has.
    if (!bindDeviceCart(session.read()?.user.id ?? null)) return;
    const lines = [...readDeviceCart()];
    const variant_ids = lines.map((line) => line.variant_id);
    mutate({ lines }, { onSuccess: ({ left_out }) => dropPieces(variant_ids.filter((id) => !left_out.includes(id))) });
  });
  useEffect(() => {
    // A player without pieces on the device has nothing to join; a guest may have left something to drop.
    const again = () => {
      if (user_id === null || !isEmpty) join();
    };
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [user_id, isEmpty]);
}
