import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';

export interface ProductFormScreenProps {
  /** What the form is about. */
  about: 'create' | 'product.edit' | 'product.addVariant' | 'product.editVariant';
  /** A form of `@mcy/forms/operator/products`, once what it offers is known. */
  form: Load<ReactNode>;
  links: { back: string };
}

/** Operator: what a product or one of its variants is (operator/product_new, product_edit, product_variant). */
export function ProductFormScreen({ about, form, links }: ProductFormScreenProps) {
  const { t } = useTranslation('operator/products');
  return (
    <Screen texts={useScreenTexts()} title={t(about)} back={links.back} layout="narrow" load={form} shape={{ form: 8 }}>
      {(shown) => shown}
    </Screen>
  );
}
