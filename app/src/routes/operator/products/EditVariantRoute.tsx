import type { ShopProduct, ShopVariant } from '@mcy/api/operator/products/contract';
import { useProductParts, useSaveShopVariant, useShopProduct } from '@mcy/api/operator/products/hooks';
import { VariantForm } from '@mcy/forms/operator/products';
import { UploadProvider } from '@mcy/forms/uploads';
import { ProductFormScreen } from '@mcy/ui/operator/products';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { shopProductsRoutes } from './routes.ts';
import { useNewerVersion } from './useNewerVersion.ts';

export function EditVariantRoute() {
  const { t } = useTranslation('operator/products');
  const navigate = useNavigate();
  const product_id = useRouteParam('product_id', shopProductsRoutes.shopProducts());
  const [parameters] = useSearchParams();
  const variant_id = parameters.get('variant_id');
  const back = shopProductsRoutes.shopProduct(product_id);
  const upload = useFormUpload();
  const query = useShopProduct({ product_id });
  const load = useLoad({ product: query, parts: useProductParts({}) });
  const { withVersion, onRefused } = useNewerVersion(query);
  const save = useFormAction(useSaveShopVariant({ suppressed: true }), {
    done: t('savedVariant'),
    onDone: () => void navigate(back, { replace: true }),
    onRefused,
  });
  return (
    <ProductFormScreen
      about={variant_id === null ? 'product.addVariant' : 'product.editVariant'}
      form={mapLoad(load, ({ product, parts }) => (
        <UploadProvider upload={upload}>
          <VariantForm
            product={product}
            toys={parts.toys}
            variant={variant_id === null ? null : variantOf(product, variant_id)}
            onSubmit={(request) => save(withVersion(request))}
          />
        </UploadProvider>
      ))}
      links={{ back }}
    />
  );
}

function variantOf({ variants }: ShopProduct, variant_id: string): ShopVariant {
  const variant = variants.find((one) => one.variant_id === variant_id);
  if (!variant) throw new PageNotFound('The product has no variant with this id.');
  return variant;
}
