import type { CartLine } from '@mcy/api/mall/cart/contract';
import {
  useAgreeToPrices,
  useCartLines,
  useKeptCart,
  useRemoveFromCart,
  useSetCartCount,
} from '@mcy/api/mall/cart/hooks';
import { sumCart } from '@mcy/api/mall/cart/rules';
import { mostLines } from '@mcy/api/mall/cart/words';
import { CartScreen } from '@mcy/ui/mall/cart';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { checkoutOf } from '../orders/routes.ts';
import { dropPieces, keepPieces, noteSeenPrices, useDeviceCart } from './deviceCart.ts';
import { cartRoutes } from './routes.ts';

export function CartRoute() {
  return useSession() === null ? <GuestCart /> : <PlayerCart />;
}

function useCartLinks() {
  return {
    goBack: useGoBack(catalogueRoutes.mall),
    links: {
      mall: catalogueRoutes.mall,
      product: catalogueRoutes.product,
      signIn: entryRoutes.signIn(cartRoutes.cart),
      checkout: checkoutOf,
    },
  };
}

/** Of what is ordered together: each pre-sale is an order by itself, whose checkout shows its price. */
const sumGoods = (lines: readonly CartLine[]) => sumCart(lines.filter(({ pre_sale }) => !pre_sale));

function PlayerCart() {
  const kept = useDeviceCart();
  const cart = useCartLines({});
  const load = useLoad({ cart });
  const { goBack, links } = useCartLinks();
  const onRefused = () => cart.refetch();
  const setCount = useAction(useSetCartCount(), { onRefused });
  const remove = useAction(useRemoveFromCart(), { onRefused });
  const agree = useAction(useAgreeToPrices(), { onRefused });
  return (
    <CartScreen
      load={mapLoad(load, ({ cart: { lines } }) => ({ lines, sums: sumGoods(lines) }))}
      guest={false}
      leftOut={(cart.data?.lines.length ?? 0) < mostLines ? 0 : kept.length}
      onSetCount={(variant_id, count) => setCount({ variant_id, count })}
      onRemove={(variant_ids) => remove({ variant_ids: [...variant_ids] })}
      onAgree={() => agree({})}
      onGoBack={goBack}
      links={links}
    />
  );
}

function GuestCart() {
  const kept = useDeviceCart();
  const asked = kept.map(({ variant_id, count, seen_price }) => `${variant_id}.${count}.${seen_price}`).join(',');
  const cart = useKeptCart({ lines: asked });
  const load = useLoad({ cart });
  const { goBack, links } = useCartLinks();
  return (
    <CartScreen
      load={mapLoad(load, ({ cart: { lines } }) => ({ lines, sums: sumGoods(lines) }))}
      guest
      onSetCount={async (variant_id, count) => {
        const line = kept.find((one) => one.variant_id === variant_id);
        if (line) keepPieces({ ...line, count });
      }}
      onRemove={async (variant_ids) => dropPieces(variant_ids)}
      onAgree={async () =>
        noteSeenPrices(new Map((cart.data?.lines ?? []).map(({ variant_id, price }) => [variant_id, price])))
      }
      onGoBack={goBack}
      links={links}
    />
  );
}
