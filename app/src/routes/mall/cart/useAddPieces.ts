import { useAddToCart } from '@mcy/api/mall/cart/hooks';
import { mostLines } from '@mcy/api/mall/cart/words';
import type { AddedPieces } from '@mcy/ui/mall/cart';
import { useTranslation } from 'react-i18next';
import { announce, announceDone } from '../../../platform/announcements.ts';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { keepPieces, readDeviceCart } from './deviceCart.ts';

/** Puts pieces into the cart: a player's on the server, a guest's on this device. */
export function useAddPieces(): (added: AddedPieces) => Promise<void> {
  const { t } = useTranslation('mall/cart');
  const signedIn = useSession() !== null;
  const done = t('add.added');
  const add = useAction(useAddToCart(), { done });
  return async ({ variant_id, count, price, most }) => {
    if (signedIn) {
      await add({ variant_id, count });
      return;
    }
    const there = readDeviceCart().find((line) => line.variant_id === variant_id)?.count ?? 0;
    const wanted = Math.min(there + count, most);
    if (wanted <= there) {
      announce({ kind: 'toast', tone: 'critical', message: t('add.maximum', { maximum: most }) });
    } else if (keepPieces({ variant_id, count: wanted, seen_price: price })) announceDone(done, null);
    else announce({ kind: 'toast', tone: 'critical', message: t('add.full', { most: mostLines }) });
  };
}
