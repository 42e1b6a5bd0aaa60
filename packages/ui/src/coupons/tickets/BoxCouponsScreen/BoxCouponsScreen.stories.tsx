import { BoxCouponsScreen } from '@mcy/ui/coupons/tickets';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { now } from '../fixtures/coupons.ts';
import { offered } from '../fixtures/offered.ts';

const data = { box: 'Đêm Hội Rồng Ngọc', list: 59_000, offered, chosen: '1', now };

const meta = {
  title: 'Coupons/Tickets/Screens/BoxCoupons',
  component: BoxCouponsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data },
    onChoose: fn(),
    links: { box: '/pages/box/detail?pool_id=1', offers: '/pages/user/buyCoupon' },
  },
} satisfies Meta<typeof BoxCouponsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best is chosen; one that cannot be used says why; or none. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('20%');
    await userEvent.click(canvas.getByRole('button', { name: /Không dùng phiếu/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
    await expect(canvas.getByText(/Còn thiếu 441\.000 xu/)).toBeVisible();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const Empty: Story = { args: { load: { status: 'loaded', data: { ...data, offered: [], chosen: null } } } };
