import type { OrderCounts, OrderRow } from '@mcy/api/mall/orders/contract';
import { type OrderStage, orderStages } from '@mcy/api/mall/orders/words';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { OrderCard } from '../OrderCard/OrderCard.tsx';

export interface OrdersScreenProps {
  /** Those of the stage, newest first. */
  orders: PagedLoad<OrderRow>;
  /** How many wait for something; null until known. */
  counts: OrderCounts | null;
  stage: OrderStage;
  onChooseStage: (stage: OrderStage) => void;
  /** Server clock in ms since 1970. */
  now?: () => number;
  links: { back: string; order: (order_id: string) => string; mall: string };
}

/** The player's mall orders, by how far they are (mall/index). */
export function OrdersScreen({ orders, counts, stage, onChooseStage, now, links }: OrdersScreenProps) {
  const { t } = useTranslation('mall/orders');
  const known: Partial<Record<OrderStage, number>> = counts ?? {};
  return (
    <Screen texts={useScreenTexts()} title={t('orders.title')} back={links.back} layout="full">
      <Stack>
        <FilterChips
          label={t('orders.filter')}
          options={orderStages.map((value) => {
            const count = known[value] ?? 0;
            const label = t(`orders.stage.${value}`);
            return { value, label: count === 0 ? label : `${label} (${count})` };
          })}
          value={stage}
          onValueChange={onChooseStage}
        />
        <ScreenList
          load={orders}
          shape="cards"
          layout="pairs"
          label={t('orders.list')}
          rowKey={({ order_id }) => order_id}
          empty={{
            icon: ShoppingBag,
            title: t(stage === 'all' ? 'orders.empty.title' : 'orders.empty.ofStage'),
            text: t('orders.empty.text'),
            next: { label: t('orders.empty.mall'), href: links.mall },
          }}
        >
          {(order) => <OrderCard order={order} href={links.order(order.order_id)} now={now} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
