import { OrderCard } from '@mcy/ui/mall/orders';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  cancelledOrder,
  clock,
  codOrder,
  longestOrder,
  onItsWay,
  paidOrder,
  pendingOrder,
  preSaleOrder,
  receivedOrder,
  refundOrder,
  refundedOrder,
} from '../fixtures/orders.ts';

const href = '/pages/mall/details?order_id=1';

const meta = {
  title: 'Mall/Orders/OrderCard',
  component: OrderCard,
  args: { order: pendingOrder, href, now: clock },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unpaid, with the time left; its next step leads to its own page. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:18:00');
  },
};

/** The other states, and the longest order. */
export const States: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="medium">
      {[
        preSaleOrder,
        paidOrder,
        { ...paidOrder, order_id: 'ready', state: 'ready_for_delivery' as const },
        codOrder,
        onItsWay,
        receivedOrder,
        cancelledOrder,
        refundOrder,
        refundedOrder,
        longestOrder,
      ].map((order) => (
        <OrderCard key={order.order_id} order={order} href={href} now={clock} />
      ))}
    </Grid>
  ),
};
