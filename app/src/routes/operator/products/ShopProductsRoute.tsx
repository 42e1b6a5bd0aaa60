import { useShopProducts } from '@mcy/api/operator/products/hooks';
import { type ProductFilter, productFilters } from '@mcy/api/operator/products/words';
import { ProductsScreen } from '@mcy/ui/operator/products';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { shopProductsRoutes } from './routes.ts';

export function ShopProductsRoute() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const shown = productFilters.find((filter) => filter === parameters.get('shown')) ?? 'all';
  const show = (filter: ProductFilter, sought: string) =>
    setParameters(
      { ...(filter !== 'all' && { shown: filter }), ...(sought !== '' && { q: sought }) },
      { replace: true, preventScrollReset: true },
    );
  const all = shopProductsRoutes.shopProducts();
  return (
    <ProductsScreen
      products={usePagedLoad(useShopProducts({ shown, ...(q !== '' && { q }) }))}
      shown={shown}
      q={q}
      onShow={(chosen) => show(chosen, q)}
      onSearch={(sought) => show(shown, sought)}
      links={{
        desk: deskRoutes.desk,
        all,
        create: shopProductsRoutes.newProduct,
        product: shopProductsRoutes.shopProduct,
      }}
    />
  );
}
