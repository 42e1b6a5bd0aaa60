import type { RequestOf } from '@mcy/api/contract';
import { type ProductParts, saveShopProduct, type ShopProduct } from '@mcy/api/operator/products/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { firstDay, lastDay } from './dayInVietnam.ts';
import { PhotosField } from './PhotosField.tsx';
import { ToyField } from './ToyField.tsx';

type Draft = RequestOf<typeof saveShopProduct>;

export interface ProductFormProps {
  parts: ProductParts;
  /** The product as it is; null for a new one. */
  product: ShopProduct | null;
  onSubmit: (request: Draft) => Promise<void>;
}

/** Form for `POST /api/operator/products/save`. */
export function ProductForm({ parts: { series, toys }, product, onSubmit }: ProductFormProps) {
  const { t } = useTranslation('operator/products');
  return (
    <SchemaForm
      call={saveShopProduct}
      submitLabel={t('save')}
      defaultValues={
        product ? valuesOf(product) : { product_id: null, version: null, category: 'figure', cod_allowed: true }
      }
      onSubmit={onSubmit}
      guarded
      fields={{
        series_id: (field) => (
          <SelectField {...field} options={series.map(({ series_id, name }) => ({ value: series_id, label: name }))} />
        ),
        toy_id: (field) => <ToyField {...field} toys={toys} />,
        photos: (field) => <PhotosField {...field} />,
        video: (field) => <PhotosField {...field} />,
      }}
    />
  );
}

function valuesOf(product: ShopProduct): Partial<Draft> {
  const { names, descriptions, toy, photos, limit_per_buyer, pays_from, pays_until } = product;
  return {
    product_id: product.product_id,
    version: product.version,
    series_id: product.series_id,
    toy_id: toy?.toy_id ?? null,
    category: product.category,
    name_vn: names.vn,
    name_zh: names.zh,
    name_en: names.en,
    description_vn: descriptions.vn,
    description_zh: descriptions.zh,
    description_en: descriptions.en,
    photos: [...photos],
    video: product.video,
    shipping_fee: product.shipping_fee,
    cod_allowed: product.cod_allowed,
    limit_per_buyer: limit_per_buyer ?? 0,
    deposit: product.deposit,
    pays_from: firstDay(pays_from),
    pays_until: lastDay(pays_until),
  };
}
