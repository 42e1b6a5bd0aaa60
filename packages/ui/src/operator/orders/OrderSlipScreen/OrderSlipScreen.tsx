import type { ShopOrder } from '@mcy/api/operator/orders/contract';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Heading, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface OrderSlipScreenProps {
  order: Load<ShopOrder>;
  onPrint: () => void;
  onGoBack: () => void;
}

/** Operator: what goes into an order’s parcel and where it goes, to be printed (operator/order_slip). */
export function OrderSlipScreen({ order, onPrint, onGoBack }: OrderSlipScreenProps) {
  const { t } = useTranslation('operator/orders');
  return (
    <Screen texts={useScreenTexts()} title={t('slip.title')} back={onGoBack} layout="narrow" load={order} shape="text">
      {({ number, method, address, lines, later }) => (
        <Stack>
          <Surface>
            <Stack>
              <Heading level={2}>{t('number', { number })}</Heading>
              <PageSection title={t('slip.to')} level={3}>
                <Text weight="bold">{address.consignee}</Text>
                <Text tabular>{address.phone}</Text>
                <Text lang="vi">{`${address.detail}, ${address.ward_name}, ${address.province_name}`}</Text>
              </PageSection>
              <PageSection title={t('slip.items')} level={3}>
                <Stack space="xsmall" role="list">
                  {lines.map(({ variant_id, name, variant_name, count }) => (
                    <Text key={variant_id} role="listitem">
                      {t('slip.piece', { count, name, variant: variant_name })}
                    </Text>
                  ))}
                </Stack>
              </PageSection>
              {method === 'cod' && (
                <Text weight="bold" tabular>
                  {t('slip.collect', { amount: formatMoney(later) })}
                </Text>
              )}
            </Stack>
          </Surface>
          <Button icon={Printer} onPress={onPrint}>
            {t('slip.print')}
          </Button>
        </Stack>
      )}
    </Screen>
  );
}
