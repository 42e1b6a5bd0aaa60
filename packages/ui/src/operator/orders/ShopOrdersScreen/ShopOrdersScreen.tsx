import { type OrderState, orderStates } from '@mcy/api/mall/orders/words';
import type { ShopOrderRow } from '@mcy/api/operator/orders/contract';
import { Package, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Button, Icon, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShopOrdersScreenProps {
  /** Orders in the state. */
  orders: PagedLoad<ShopOrderRow>;
  state: OrderState;
  onChooseState: (state: OrderState) => void;
  links: { mine: string; order: (order_id: string) => string; shipMany: string };
}

/** The states in which an order waits for the shop or is on its way. */
const first: readonly OrderState[] = [
  'paid',
  'ready_for_delivery',
  'shipped',
  'waiting_to_receive',
  'refund_requested',
];
const tabs = [...first, ...orderStates.filter((state) => !first.includes(state))];

/** Operator: mall orders by state, those that wait longest first (operator/orders). */
export function ShopOrdersScreen({ orders, state, onChooseState, links }: ShopOrdersScreenProps) {
  const { t } = useTranslation('operator/orders');
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('list.title')} back={links.mine} layout="full">
      <Stack>
        <FilterChips
          label={t('list.filter')}
          options={tabs.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        {state === 'ready_for_delivery' && (
          <Button asChild variant="soft" icon={Truck}>
            <Link href={links.shipMany}>{t('list.shipMany')}</Link>
          </Button>
        )}
        <ScreenList
          load={orders}
          shape={{ rows: 4 }}
          label={t('list.label')}
          rowKey={({ order_id }) => order_id}
          empty={{ icon: Package, title: t('list.empty.title'), text: t('list.empty.body') }}
        >
          {({ order_id, number, method, total, lines, nickname, consignee, province_name, created_at }) => {
            const pieces = lines.reduce((sum, { count }) => sum + count, 0);
            return (
              <Surface space="none" radius="standard">
                <ListRow
                  leading={<Icon icon={Package} tone="accent" />}
                  title={`${t('number', { number })} · ${t('pieces', { count: pieces })} · ${t(`method.${method}`)}`}
                  description={`${formatDateTime(created_at, locale)} · ${t('list.to', { nickname, consignee, province: province_name })}`}
                  trailing={
                    <Text inline size="small" tone="secondary" tabular>
                      {t('coins', { amount: formatMoney(total) })}
                    </Text>
                  }
                  href={links.order(order_id)}
                />
              </Surface>
            );
          }}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
