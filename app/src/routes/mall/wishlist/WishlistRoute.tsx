import { useChangeWish, useWishes } from '@mcy/api/mall/wishlist/hooks';
import { WishlistScreen } from '@mcy/ui/mall/wishlist';
import { useAction } from '../../../platform/useAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';

export function WishlistRoute() {
  const change = useAction(useChangeWish());
  const goBack = useGoBack(catalogueRoutes.mall);
  return (
    <WishlistScreen
      wishes={usePagedLoad(useWishes({}))}
      onRemove={(product_id) => change({ product_id, wished: false })}
      onGoBack={goBack}
      links={{ mall: catalogueRoutes.mall, product: catalogueRoutes.product }}
    />
  );
}
