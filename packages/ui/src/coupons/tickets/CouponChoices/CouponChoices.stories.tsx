import { CouponChoices } from '@mcy/ui/coupons/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { discount, now, welcome } from '../fixtures/coupons.ts';
import { offered } from '../fixtures/offered.ts';

const meta = {
  title: 'Coupons/Tickets/CouponChoices',
  component: CouponChoices,
  args: { offered, chosen: discount.coupon_id, onChoose: fn(), now },
} satisfies Meta<typeof CouponChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen, not chosen, unusable with its reason, and none. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(welcome.name) }));
    await expect(args.onChoose).toHaveBeenCalledWith(welcome.coupon_id);
  },
};

export const None: Story = { args: { chosen: null } };
