import { CouponsScreen } from '@mcy/ui/coupons/tickets';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { discount, expiring, mallOrder, now, welcome } from '../fixtures/coupons.ts';

const meta = {
  title: 'Coupons/Tickets/Screens/Coupons',
  component: CouponsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    coupons: loadedPage([expiring, discount, welcome]),
    state: 'usable',
    onChooseState: fn(),
    counts: { usable: 3, unclaimed: 1 },
    onClaim: fn(async () => {}),
    now,
    links: {
      mine: '/pages/index/mine',
      history: '/pages/user/coupon_history',
      offers: '/pages/user/buyCoupon',
      use: () => '/pages/index/card',
    },
  },
} satisfies Meta<typeof CouponsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one that ends first on top; each leads to where it is used. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(`Dùng ${welcome.name}`) })).toHaveAttribute(
      'href',
      '/pages/index/card',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Chờ nhận · 1' }));
    await expect(args.onChooseState).toHaveBeenCalledWith('unclaimed');
  },
};

export const Unclaimed: Story = {
  args: { coupons: loadedPage([mallOrder]), state: 'unclaimed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Nhận ${mallOrder.name}` }));
    await expect(args.onClaim).toHaveBeenCalledWith(mallOrder.coupon_id);
  },
};

export const Loading: Story = { args: { coupons: { status: 'loading' }, counts: null } };

export const Empty: Story = { args: { coupons: loadedPage([]), counts: { usable: 0, unclaimed: 0 } } };
