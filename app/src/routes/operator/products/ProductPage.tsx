import type { ShopProduct } from '@mcy/api/operator/products/contract';
import { useProductParts, useSaveShopProduct } from '@mcy/api/operator/products/hooks';
import { ProductForm } from '@mcy/forms/operator/products';
import { UploadProvider } from '@mcy/forms/uploads';
import { ProductFormScreen } from '@mcy/ui/operator/products';
import type { Load } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { shopProductsRoutes } from './routes.ts';
import { type ProductQuery, useNewerVersion } from './useNewerVersion.ts';

interface ProductPageProps {
  /** Null for a new one. */
  product: Load<ShopProduct> | null;
  query: ProductQuery | null;
  back: string;
}

/** What a product is: a new one, or one that is changed. */
export function ProductPage({ product, query, back }: ProductPageProps) {
  const { t } = useTranslation('operator/products');
  const navigate = useNavigate();
  const upload = useFormUpload();
  const parts = useLoad({ parts: useProductParts({}) });
  const { withVersion, onRefused } = useNewerVersion(query);
  const save = useFormAction(useSaveShopProduct({ suppressed: true }), {
    done: t('saved'),
    onDone: ({ product_id }) => void navigate(shopProductsRoutes.shopProduct(product_id), { replace: true }),
    onRefused,
  });
  const form = (known: ShopProduct | null) =>
    mapLoad(parts, (loaded) => (
      <UploadProvider upload={upload}>
        <ProductForm parts={loaded.parts} product={known} onSubmit={(request) => save(withVersion(request))} />
      </UploadProvider>
    ));
  return (
    <ProductFormScreen
      about={product === null ? 'create' : 'product.edit'}
      form={product === null ? form(null) : product.status === 'loaded' ? form(product.data) : product}
      links={{ back }}
    />
  );
}
