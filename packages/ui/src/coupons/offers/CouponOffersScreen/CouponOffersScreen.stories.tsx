import { CouponOffersScreen } from '@mcy/ui/coupons/offers';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { now } from '../../tickets/fixtures/coupons.ts';
import { freeOffer, offers, soldOffer } from '../fixtures/offers.ts';

const buying = {
  offer: soldOffer,
  balance: 120_000,
  paying: false,
  undecided: false,
  onPay: fn(async () => {}),
  onClose: fn(),
  rechargeHref: (missing: number) => `/pages/user/recharge?amount=${missing}`,
};

const meta = {
  title: 'Coupons/Offers/Screens/CouponOffers',
  component: CouponOffersScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    offers: loadedPage(offers),
    onTake: fn(async () => {}),
    onChoose: fn(),
    buying: null,
    now,
    links: { coupons: '/pages/user/coupon', boxes: '/pages/index/card' },
  },
} satisfies Meta<typeof CouponOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free, for sale, all gone, and taken: what can be had has a button. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(freeOffer.name) }));
    await expect(args.onTake).toHaveBeenCalledWith(freeOffer.issue_id);
    await userEvent.click(canvas.getByRole('button', { name: /15\.000/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(soldOffer);
    await expect(canvas.getByText('Đã phát hết')).toBeVisible();
    await expect(canvas.getByText('Bạn đã nhận đủ')).toBeVisible();
  },
};

export const Loading: Story = { args: { offers: { status: 'loading' } } };

export const Empty: Story = { args: { offers: loadedPage([]) } };

/** What it costs and what is left, before it is paid. */
export const Buying: Story = {
  args: { buying },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    // The sheet comes in from nothing.
    await waitFor(() => expect(dialog.getByText('105.000')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /15\.000/ }));
    await expect(buying.onPay).toHaveBeenCalledOnce();
  },
};

/** Too few coins: on to the top-up. */
export const TooFewCoins: Story = {
  args: { buying: { ...buying, balance: 5_000 } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('link')).toHaveAttribute('href', buying.rechargeHref(10_000));
  },
};

/** The last coupon went to somebody else. */
export const Refused: Story = {
  args: { buying: { ...buying, refusal: 'Phiếu này đã hết. Bạn xem các phiếu khác nhé.' } },
};

export const Undecided: Story = { args: { buying: { ...buying, undecided: true } } };
