import { CouponTicket } from '@mcy/ui/coupons/tickets';
import { Grid, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  discount,
  expiring,
  lapsed,
  longest,
  mallOrder,
  notHere,
  now,
  obstacle,
  spent,
  welcome,
} from '../fixtures/coupons.ts';

const meta = {
  title: 'Coupons/Tickets/CouponTicket',
  component: CouponTicket,
  args: { coupon: discount, now, useHref: '/pages/index/card' },
} satisfies Meta<typeof CouponTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** A percentage, an amount off any order, an amount off a large one; for any box, certain boxes, and the mall. */
export const Variants: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="small">
      <CouponTicket coupon={discount} now={now} useHref="/pages/index/card" />
      <CouponTicket coupon={welcome} now={now} useHref="/pages/index/card" />
      <CouponTicket coupon={mallOrder} now={now} onClaim={() => undefined} />
    </Grid>
  ),
};

/** Expiring, claimed, for a mall that is not open, unusable with its reason, used, expired, and the longest texts. */
export const States: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dùng được khi gian hàng mở thanh toán')).toBeVisible();
  },
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="small">
      <CouponTicket coupon={expiring} now={now} useHref="/pages/index/card" />
      <CouponTicket coupon={welcome} now={now} />
      <CouponTicket coupon={{ ...mallOrder, state: 'usable' }} now={now} />
      <CouponTicket coupon={notHere} now={now} obstacle={obstacle} />
      <CouponTicket coupon={spent} now={now} />
      <CouponTicket coupon={lapsed} now={now} />
      <CouponTicket coupon={longest} now={now} onClaim={() => undefined} />
    </Grid>
  ),
};

export const Compact: Story = {
  render: () => (
    <Stack space="small">
      <CouponTicket coupon={mallOrder} now={now} size="compact" onClaim={() => undefined} />
      <CouponTicket coupon={expiring} now={now} size="compact" useHref="/pages/index/card" />
      <CouponTicket coupon={spent} now={now} size="compact" />
    </Stack>
  ),
};

function Chooser() {
  const [chosen, setChosen] = useState<string | null>(discount.coupon_id);
  return (
    <Stack space="small">
      {[discount, welcome, notHere].map((coupon) => (
        <CouponTicket
          key={coupon.coupon_id}
          coupon={coupon}
          now={now}
          size="compact"
          obstacle={coupon === notHere ? obstacle : undefined}
          selected={coupon.coupon_id === chosen}
          onSelectedChange={(coupon_id, selected) => setChosen(selected ? coupon_id : null)}
        />
      ))}
    </Stack>
  );
}

/** At most one; clicking the selected one again deselects it. Unusable ones say why. */
export const Choosing: Story = {
  render: () => <Chooser />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: new RegExp(discount.name) });
    const second = canvas.getByRole('button', { name: new RegExp(welcome.name) });
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: /120\.000/ })).toBeDisabled();
  },
};

export const Claiming: Story = {
  args: { coupon: mallOrder, useHref: undefined, onClaim: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).toHaveBeenCalledWith(mallOrder.coupon_id);
  },
};
