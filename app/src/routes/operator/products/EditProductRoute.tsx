import { useShopProduct } from '@mcy/api/operator/products/hooks';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { ProductPage } from './ProductPage.tsx';
import { shopProductsRoutes } from './routes.ts';

export function EditProductRoute() {
  const product_id = useRouteParam('product_id', shopProductsRoutes.shopProducts());
  const query = useShopProduct({ product_id });
  const load = useLoad({ product: query });
  return (
    <ProductPage
      product={mapLoad(load, ({ product }) => product)}
      query={query}
      back={shopProductsRoutes.shopProduct(product_id)}
    />
  );
}
