import { useShopProducts } from '@mcy/api/operator/products/hooks';
import { productFilters } from '@mcy/api/operator/products/words';
import { ProductsScreen } from '@mcy/ui/operator/products';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { shopProductsRoutes } from './routes.ts';

export function ShopProductsRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [q, setQ] = useState('');
  const shown = productFilters.find((filter) => filter === parameters.get('shown')) ?? 'all';
  const all = shopProductsRoutes.shopProducts();
  return (
    <ProductsScreen
      products={usePagedLoad(useShopProducts({ shown, ...(q !== '' && { q }) }))}
      shown={shown}
      q={q}
      onShow={(chosen) =>
        void navigate(chosen === 'all' ? all : shopProductsRoutes.shopProducts(chosen), { replace: true })
      }
      onSearch={setQ}
      links={{
        desk: deskRoutes.desk,
        all,
        create: shopProductsRoutes.newProduct,
        product: shopProductsRoutes.shopProduct,
      }}
    />
  );
}
