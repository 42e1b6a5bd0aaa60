import type { OrderAction } from '@mcy/api/mall/orders/words';
import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Notice, PageSection } from '../../../patterns/index.ts';
import { Button, Link, Stack, Surface } from '../../../primitives/index.ts';
import type { ShopOrderScreenProps } from './ShopOrderScreen.tsx';

type NextStepProps = Pick<ShopOrderScreenProps, 'onPack' | 'onDeliver' | 'forms' | 'links'> & { order: ShopOrder };

/** What an operator can do with an order now; an ended one needs nothing. */
export function NextStep({ order, onPack, onDeliver, forms, links }: NextStepProps) {
  const { t } = useTranslation('operator/orders');
  const asked = order.refunds.find(({ state }) => state === 'requested');
  const can = (action: OrderAction) => order.actions.includes(action);
  if (order.own) return <Notice tone="caution">{t('order.own')}</Notice>;
  return (
    <>
      {(can('pack') || can('ship') || can('deliver')) && (
        <PageSection title={t('order.next')}>
          <Surface>
            <Stack>
              {can('pack') && (
                <Button size="large" width="full" onPress={onPack}>
                  {t('order.pack')}
                </Button>
              )}
              {can('ship') && (
                <Button asChild variant="soft" icon={Printer}>
                  <Link href={links.slip}>{t('order.slip')}</Link>
                </Button>
              )}
              {can('ship') && forms.ship}
              {can('deliver') && (
                <Button size="large" width="full" onPress={onDeliver}>
                  {t(order.method === 'cod' ? 'order.deliverCash' : 'order.deliver')}
                </Button>
              )}
            </Stack>
          </Surface>
        </PageSection>
      )}
      {order.approval_id !== null && (
        <PageSection title={t('second.title')}>
          <Notice tone="caution">{t('second.waits')}</Notice>
          <Link href={links.approval(order.approval_id)}>{t('second.open')}</Link>
        </PageSection>
      )}
      {can('refund') && asked && order.approval_id === null && (
        <PageSection
          title={t('refund.approveTitle')}
          description={t('refund.alone', { amount: formatMoney(order.alone) })}
        >
          {/* Another refund is another form. */}
          <Surface key={asked.refund_id}>{forms.approve(asked)}</Surface>
        </PageSection>
      )}
      {can('refuse_refund') && asked && (
        <PageSection title={t('refund.refuseTitle')}>
          <Surface key={asked.refund_id}>{forms.refuse(asked)}</Surface>
        </PageSection>
      )}
      {can('come_back') && order.approval_id === null && (
        <PageSection title={t('comeBack.title')} description={t('comeBack.hint')}>
          <Surface>{forms.comeBack}</Surface>
        </PageSection>
      )}
      {can('cancel') && order.approval_id === null && (
        <PageSection title={t('order.cancelTitle')} description={t('order.cancelHint')}>
          <Surface>{forms.cancel}</Surface>
        </PageSection>
      )}
    </>
  );
}
