import { useSeries } from '@mcy/api/boxes/pools/hooks';
import { useCreateCouponTemplate } from '@mcy/api/operator/coupons/hooks';
import { CouponTemplateForm } from '@mcy/forms/operator/coupons';
import { NewCouponTemplateScreen } from '@mcy/ui/operator/coupons';
import { CouponTicket } from '@mcy/ui/coupons/tickets';
import { useLocale } from '@mcy/ui/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { operatorCouponsRoutes } from './routes.ts';
import { type TypedTemplate, sketchCoupon } from './sketchCoupon.ts';

export function NewCouponTemplateRoute() {
  const { t } = useTranslation('operator/coupons');
  const navigate = useNavigate();
  const locale = useLocale();
  const [now] = useState(() => new Date().toISOString());
  const [typed, setTyped] = useState<TypedTemplate>({ percent_off: 10, valid_days: 30 });
  const load = useLoad({ series: useSeries({}) });
  const submit = useFormAction(useCreateCouponTemplate({ suppressed: true }), {
    done: t('created.done'),
    onDone: ({ template }) =>
      void navigate(operatorCouponsRoutes.couponTemplate(template.template_id), { replace: true }),
  });
  return (
    <NewCouponTemplateScreen
      form={mapLoad(load, ({ series }) => (
        <CouponTemplateForm series={series.rows} onTyped={setTyped} onSubmit={submit} />
      ))}
      ticket={
        <CouponTicket
          coupon={sketchCoupon(typed, {
            locale,
            now,
            series: load.status === 'loaded' ? load.data.series.rows : [],
            unnamed: t('created.unnamed'),
          })}
          now={now}
          validity={t('templates.days', { days: typed.valid_days ?? 0 })}
          action={false}
        />
      }
      links={{ templates: operatorCouponsRoutes.couponTemplates }}
    />
  );
}
