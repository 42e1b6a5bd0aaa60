import { usePutProductOnSale, useShopProduct, useTakeProductOffSale } from '@mcy/api/operator/products/hooks';
import { PutOnSaleForm, TakeOffSaleForm } from '@mcy/forms/operator/products';
import { type ProductTask, ShopProductScreen } from '@mcy/ui/operator/products';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { catalogueRoutes } from '../../mall/catalogue/routes.ts';
import { shelvesRoutes } from '../shelves/routes.ts';
import { shopProductsRoutes } from './routes.ts';

export function ShopProductRoute() {
  const { t } = useTranslation('operator/products');
  const product_id = useRouteParam('product_id', shopProductsRoutes.shopProducts());
  const query = useShopProduct({ product_id });
  const load = useLoad({ detail: query });
  const [task, setTask] = useState<ProductTask | null>(null);
  const onDone = () => setTask(null);
  const onRefused = () => query.refetch();
  const list = useFormAction(usePutProductOnSale({ suppressed: true }), { done: t('listed'), onDone, onRefused });
  const unlist = useFormAction(useTakeProductOffSale({ suppressed: true }), { done: t('unlisted'), onDone, onRefused });
  return (
    <ShopProductScreen
      detail={mapLoad(load, ({ detail }) => detail)}
      task={task}
      form={(begun) =>
        begun === 'list' ? (
          <PutOnSaleForm product_id={product_id} onSubmit={list} />
        ) : (
          <TakeOffSaleForm product_id={product_id} onSubmit={unlist} />
        )
      }
      onBegin={setTask}
      onClose={() => setTask(null)}
      links={{
        products: shopProductsRoutes.shopProducts(),
        edit: shopProductsRoutes.editProduct(product_id),
        addVariant: shopProductsRoutes.editVariant(product_id),
        editVariant: (variant_id) => shopProductsRoutes.editVariant(product_id, variant_id),
        units: shelvesRoutes.shelf,
        inShop: catalogueRoutes.product(product_id),
      }}
    />
  );
}
