import type { CouponTemplate } from '@mcy/api/operator/coupons/contract';
import {
  useChangeCouponIssue,
  useCouponTemplate,
  useCreateCouponIssue,
  useGiveCoupon,
} from '@mcy/api/operator/coupons/hooks';
import { CouponChangeForm, CouponIssueForm, GiveCouponForm } from '@mcy/forms/operator/coupons';
import { CouponTicket } from '@mcy/ui/coupons/tickets';
import { type CouponTask, CouponTemplateScreen } from '@mcy/ui/operator/coupons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { approvalRoutes } from '../approvals/routes.ts';
import { operatorCouponsRoutes } from './routes.ts';

const day = 86_400_000;

export function CouponTemplateRoute() {
  const { t } = useTranslation('operator/coupons');
  const template_id = useRouteParam('template_id', operatorCouponsRoutes.couponTemplates);
  const load = useLoad({ detail: useCouponTemplate({ template_id }) });
  const [now] = useState(() => new Date().toISOString());
  const [task, setTask] = useState<CouponTask | null>(null);
  const onDone = () => setTask(null);
  const issue = useFormAction(useCreateCouponIssue({ suppressed: true }), {
    done: ({ asked }) => t(asked ? 'template.sent' : 'template.issueDone'),
    onDone,
  });
  const change = useFormAction(useChangeCouponIssue({ suppressed: true }), {
    done: ({ asked }) => t(asked ? 'template.sent' : 'template.changeDone'),
    onDone,
  });
  const give = useFormAction(useGiveCoupon({ suppressed: true }), { done: t('template.giveDone'), onDone });
  return (
    <CouponTemplateScreen
      detail={mapLoad(load, ({ detail }) => detail)}
      ticket={(template) => (
        <CouponTicket
          coupon={shownAs(template, now)}
          now={now}
          validity={t('templates.days', { days: template.valid_days })}
          action={false}
        />
      )}
      task={task}
      form={(begun) => {
        if (begun.does === 'issue') return <CouponIssueForm template_id={template_id} onSubmit={issue} />;
        if (begun.does === 'change') return <CouponChangeForm issue={begun.issue} onSubmit={change} />;
        return <GiveCouponForm issue_id={begun.issue.issue_id} onSubmit={give} />;
      }}
      onBegin={setTask}
      onClose={() => setTask(null)}
      now={now}
      links={{ templates: operatorCouponsRoutes.couponTemplates, approval: approvalRoutes.approval }}
    />
  );
}

/** The ticket of a template, which nobody has. */
function shownAs(template: CouponTemplate, now: string) {
  return {
    ...template,
    coupon_id: template.template_id,
    number: '',
    state: 'unclaimed',
    valid_from: now,
    valid_until: new Date(Date.parse(now) + template.valid_days * day).toISOString(),
    used_at: null,
    saved: null,
  } as const;
}
