import { OrderCard, type OrderIntents, orderActions } from '@mcy/ui/mall/orders';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  cancelledOrder,
  clock,
  longestOrder,
  onItsWay,
  paidOrder,
  pendingOrder,
  preSaleOrder,
  receivedOrder,
  refundedOrder,
  refundOrder,
} from '../fixtures/orders.ts';
import type { Order } from '../Order.ts';

const everyAction: OrderIntents = Object.fromEntries(orderActions.map((action) => [action, () => undefined]));

const meta = {
  title: 'Mall/Orders/OrderCard',
  component: OrderCard,
  args: { order: pendingOrder, href: hrefOf(pendingOrder), actions: everyAction, onCopyNumber: fn(), now: clock },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function hrefOf(order: Order) {
  return `/pages/mall/details?order_id=${order.order_id}`;
}

function Cards({ orders }: { orders: readonly Order[] }) {
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="medium">
      {orders.map((order) => (
        <OrderCard
          key={order.order_id}
          order={order}
          href={hrefOf(order)}
          actions={everyAction}
          onCopyNumber={() => undefined}
          now={clock}
        />
      ))}
    </Grid>
  );
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Unpaid, a pre-sale with its deposit paid, shipped. */
export const Variants: Story = { render: () => <Cards orders={[pendingOrder, preSaleOrder, onItsWay]} /> };

/** The other states, and the longest order. */
export const States: Story = {
  render: () => (
    <Cards
      orders={[
        paidOrder,
        { ...paidOrder, order_id: 'ready', state: 'ready_for_delivery' },
        { ...onItsWay, order_id: 'shipped', state: 'shipped' },
        receivedOrder,
        cancelledOrder,
        refundOrder,
        refundedOrder,
        longestOrder,
      ]}
    />
  ),
};

export const Paying: Story = {
  args: { actions: { pay: fn(async () => undefined), cancel: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const [copy, cancel, pay] = canvas.getAllByRole('button');
    if (!copy || !cancel || !pay) throw new Error('an unpaid order lacks a copy, cancel or pay button');
    await userEvent.click(copy);
    await expect(args.onCopyNumber).toHaveBeenCalledWith(pendingOrder.number);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(pay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions?.pay).toHaveBeenCalledWith(pendingOrder.order_id);
    await expect(args.actions?.cancel).not.toHaveBeenCalled();
  },
};
