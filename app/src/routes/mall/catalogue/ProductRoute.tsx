import { useProduct } from '@mcy/api/mall/catalogue/hooks';
import { useProductReviews } from '@mcy/api/mall/reviews/hooks';
import { ProductScreen } from '@mcy/ui/mall/catalogue';
import { ProductReviews } from '@mcy/ui/mall/reviews';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { CartCorner } from '../cart/CartCorner.tsx';
import { useAddPieces } from '../cart/useAddPieces.ts';
import { checkoutOf } from '../orders/routes.ts';
import { reviewsRoutes } from '../reviews/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { Wished } from '../wishlist/Wished.tsx';
import { catalogueRoutes } from './routes.ts';

export function ProductRoute() {
  const { t } = useTranslation('mall/catalogue');
  const product_id = useRouteParam('product_id', catalogueRoutes.mall);
  const product = useProduct({ product_id });
  const load = useLoad({ product });
  const reviews = useLoad({ reviews: useProductReviews({ product_id }) });
  const addPieces = useAddPieces();
  const goBack = useGoBack(catalogueRoutes.mall);
  const title = product.data?.name ?? t('product.title');
  const { onShare, shareWindow } = useSharing({ path: catalogueRoutes.product(product_id), title });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ProductScreen
        load={mapLoad(load, (data) => data.product)}
        onGoBack={goBack}
        onShare={onShare}
        onSaleEnd={() => void product.refetch()}
        onAddToCart={addPieces}
        corner={
          <>
            <Wished product_id={product_id} />
            <CartCorner />
          </>
        }
        whenBack={<Wished product_id={product_id} wide />}
        reviews={
          <ProductReviews reviews={mapLoad(reviews, (data) => data.reviews)} href={reviewsRoutes.reviews(product_id)} />
        }
        links={{
          product: catalogueRoutes.product,
          box: poolsRoutes.pool,
          found: searchRoutes.searchResult,
          checkout: checkoutOf,
        }}
      />
      {shareWindow}
    </>
  );
}
