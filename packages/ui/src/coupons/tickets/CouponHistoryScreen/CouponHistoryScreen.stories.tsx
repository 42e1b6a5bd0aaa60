import { CouponHistoryScreen } from '@mcy/ui/coupons/tickets';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lapsed, now, spent } from '../fixtures/coupons.ts';

const meta = {
  title: 'Coupons/Tickets/Screens/CouponHistory',
  component: CouponHistoryScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    coupons: loadedPage([spent]),
    state: 'used',
    onChooseState: fn(),
    now,
    links: { coupons: '/pages/user/coupon', next: { used: '/pages/index/card', expired: '/pages/user/coupon' } },
  },
} satisfies Meta<typeof CouponHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it took off, and when. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Đã giảm 5\.000 xu/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hết hạn' }));
    await expect(args.onChooseState).toHaveBeenCalledWith('expired');
  },
};

export const Expired: Story = { args: { coupons: loadedPage([lapsed]), state: 'expired' } };

export const Loading: Story = { args: { coupons: { status: 'loading' } } };

export const Empty: Story = { args: { coupons: loadedPage([]) } };
