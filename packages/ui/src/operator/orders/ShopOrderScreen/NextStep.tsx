import { orderSteps } from '@mcy/api/mall/orders/words';
import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../../../patterns/index.ts';
import { Button, Link, Stack, Surface } from '../../../primitives/index.ts';
import type { ShopOrderScreenProps } from './ShopOrderScreen.tsx';

interface NextStepProps extends Pick<ShopOrderScreenProps, 'onPack' | 'onDeliver' | 'forms'> {
  order: ShopOrder;
  slip: string;
}

/** What an operator can do with an order now; an ended one needs nothing. */
export function NextStep({ order, onPack, onDeliver, forms, slip }: NextStepProps) {
  const { t } = useTranslation('operator/orders');
  const asked = order.refunds.find(({ state }) => state === 'requested');
  const can = (action: string) =>
    orderSteps.some((step) => step.actor === 'operator' && step.from === order.state && step.action === action);
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
                  <Link href={slip}>{t('order.slip')}</Link>
                </Button>
              )}
              {can('ship') && forms.ship}
              {can('deliver') && (
                <Button size="large" width="full" onPress={onDeliver}>
                  {t('order.deliver')}
                </Button>
              )}
            </Stack>
          </Surface>
        </PageSection>
      )}
      {can('refund') && asked && (
        <PageSection title={t('refund.approveTitle')}>
          {/* Another refund is another form. */}
          <Surface key={asked.refund_id}>{forms.approve(asked.amount)}</Surface>
        </PageSection>
      )}
      {can('refuse_refund') && (
        <PageSection title={t('refund.refuseTitle')}>
          <Surface>{forms.refuse}</Surface>
        </PageSection>
      )}
      {can('cancel') && (
        <PageSection title={t('order.cancelTitle')} description={t('order.cancelHint')}>
          <Surface>{forms.cancel}</Surface>
        </PageSection>
      )}
    </>
  );
}
