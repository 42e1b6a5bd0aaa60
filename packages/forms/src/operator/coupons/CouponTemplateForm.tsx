import type { RequestOf } from '@mcy/api/contract';
import { createCouponTemplate } from '@mcy/api/operator/coupons/contract';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../fields/MoneyField/MoneyField.tsx';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { StepperField } from '../../fields/StepperField/StepperField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { Where } from './Where.tsx';

type Template = RequestOf<typeof createCouponTemplate>;

export interface CouponTemplateFormProps {
  /** Series whose boxes are on sale. */
  series: readonly { series_id: string; name: string }[];
  /** Receives what is typed so far, for the ticket beside it. */
  onTyped: (values: Partial<Template>) => void;
  onSubmit: (request: Template) => Promise<void>;
}

/** What the form begins with. */
const begun = { type: 'discount', scope: 'any_box', percent_off: 10, least_spend: 0, valid_days: 30 } as const;

/** Form for `POST /api/operator/coupons/template_create`: asks only for what the type and the scope need. */
export function CouponTemplateForm({ series, onTyped, onSubmit }: CouponTemplateFormProps) {
  const { t } = useTranslation('operator/coupons');
  const options = series.map(({ series_id, name }) => ({ value: series_id, label: name }));
  return (
    <SchemaForm
      call={createCouponTemplate}
      submitLabel={t('created.submit')}
      defaultValues={begun}
      onTyped={onTyped}
      onSubmit={(request) => onSubmit(needed(request))}
      guarded
      fields={{
        percent_off: (field) => (
          <Where name="type" is={['discount']}>
            <StepperField {...field} label={t('fields.percent_off.label')} />
          </Where>
        ),
        least_spend: (field) => (
          <Where name="type" is={['discount', 'order_value']}>
            <MoneyField {...field} />
          </Where>
        ),
        series_id: (field) => (
          <Where name="scope" is={['boxes']}>
            <SelectField {...field} label={t('fields.series_id.label')} options={options} />
          </Where>
        ),
      }}
    />
  );
}

/** Drops hidden values that the type and the scope do not have. */
function needed(request: Template): Template {
  return {
    ...request,
    percent_off: request.type === 'discount' ? request.percent_off : null,
    least_spend: request.type === 'no_threshold' ? 0 : request.least_spend,
    series_id: request.scope === 'boxes' ? request.series_id : null,
  };
}
