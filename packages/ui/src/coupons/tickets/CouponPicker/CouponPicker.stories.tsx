import { CouponPicker } from '@mcy/ui/coupons/tickets';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { discount, now, welcome } from '../fixtures/coupons.ts';
import { offered, tooLarge } from '../fixtures/offered.ts';

const meta = {
  title: 'Coupons/Tickets/CouponPicker',
  component: CouponPicker,
  args: {
    offered,
    chosen: discount.coupon_id,
    onChoose: fn(),
    now,
    links: { offers: '/pages/user/buyCoupon' },
  },
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In use, none chosen, none that fits, none at all, and one that is worth more than the order: it can be kept. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ phiếu' }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
  },
  render: (args) => (
    <Stack>
      <CouponPicker {...args} />
      <CouponPicker {...args} chosen={null} />
      <CouponPicker {...args} chosen={null} offered={offered.slice(2)} />
      <CouponPicker {...args} chosen={null} offered={[]} />
      <CouponPicker {...args} chosen={tooLarge.coupon.coupon_id} offered={[tooLarge]} />
    </Stack>
  ),
};

/** Another one is chosen in the sheet, which closes. */
export const Choosing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /11\.800/ }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(welcome.name) }));
    await expect(args.onChoose).toHaveBeenCalledWith(welcome.coupon_id);
  },
};
