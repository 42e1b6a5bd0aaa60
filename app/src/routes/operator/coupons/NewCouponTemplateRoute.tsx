import { useSeries } from '@mcy/api/boxes/pools/hooks';
import { useCreateCouponTemplate } from '@mcy/api/operator/coupons/hooks';
import { CouponTemplateForm } from '@mcy/forms/operator/coupons';
import { NewCouponTemplateScreen } from '@mcy/ui/operator/coupons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { operatorCouponsRoutes } from './routes.ts';

export function NewCouponTemplateRoute() {
  const { t } = useTranslation('operator/coupons');
  const navigate = useNavigate();
  const load = useLoad({ series: useSeries({}) });
  const submit = useFormAction(useCreateCouponTemplate({ suppressed: true }), {
    done: t('created.done'),
    onDone: ({ template }) =>
      void navigate(operatorCouponsRoutes.couponTemplate(template.template_id), { replace: true }),
  });
  return (
    <NewCouponTemplateScreen
      form={mapLoad(load, ({ series }) => (
        <CouponTemplateForm series={series.rows} onSubmit={submit} />
      ))}
      links={{ templates: operatorCouponsRoutes.couponTemplates }}
    />
  );
}
