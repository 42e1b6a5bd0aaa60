import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';
import * as styles from './NewCouponTemplateScreen.css.ts';

export interface NewCouponTemplateScreenProps {
  /** `CouponTemplateForm` of `@mcy/forms/operator/coupons`. */
  form: Load<ReactNode>;
  /** What players would get of what is typed so far: `CouponTicket` of `@mcy/ui/coupons`. */
  ticket: ReactNode;
  links: { templates: string };
}

/** Operator: writes a template of coupons (operator/coupons_new). */
export function NewCouponTemplateScreen({ form, ticket, links }: NewCouponTemplateScreenProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('created.title')}
      back={links.templates}
      layout="halves"
      load={form}
      shape={[{ form: 6 }, 'line']}
    >
      {(shown) => (
        <>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{shown}</Surface>
          <div className={styles.beside}>
            <PageSection title={t('created.preview')} description={t('created.previewHint')}>
              {ticket}
            </PageSection>
          </div>
        </>
      )}
    </Screen>
  );
}
