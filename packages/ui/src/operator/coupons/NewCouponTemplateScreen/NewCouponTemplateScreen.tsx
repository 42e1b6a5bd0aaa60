import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

export interface NewCouponTemplateScreenProps {
  /** `CouponTemplateForm` of `@mcy/forms/operator/coupons`. */
  form: Load<ReactNode>;
  links: { templates: string };
}

/** Operator: writes a template of coupons (operator/coupons_new). */
export function NewCouponTemplateScreen({ form, links }: NewCouponTemplateScreenProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('created.title')}
      back={links.templates}
      layout="narrow"
      load={form}
      shape={{ form: 6 }}
    >
      {(shown) => <Surface space={{ phone: 'medium', tablet: 'large' }}>{shown}</Surface>}
    </Screen>
  );
}
