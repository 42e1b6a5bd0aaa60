import { useCartCount } from '@mcy/api/mall/cart/hooks';
import { CartLink } from '@mcy/ui/mall/cart';
import { useSession } from '../../../platform/session.ts';
import { useDeviceCart } from './deviceCart.ts';
import { cartRoutes } from './routes.ts';

/** The way to the cart in a bar, with how much is in it. */
export function CartCorner() {
  const signedIn = useSession() !== null;
  const count = useCartCount({});
  const kept = useDeviceCart();
  const pieces = signedIn ? (count.data?.pieces ?? 0) : kept.reduce((sum, line) => sum + line.count, 0);
  return <CartLink href={cartRoutes.cart} pieces={pieces} />;
}
