import { CheckoutScreen } from '@mcy/ui/mall/orders';
import { Surface, Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { figureLine, goneLine, plushLine } from '../../cart/fixtures/cart.ts';
import { failed, loaded, loading } from '../../catalogue/fixtures/loads.ts';

const lines = [plushLine, figureLine].map((line) => ({
  ...line,
  seen_price: line.price,
  deposit: null,
  cod_allowed: true,
}));
const price = {
  method: 'balance' as const,
  pieces: 2,
  goods: 813_000,
  coupon: 20_000,
  shipping: 30_000,
  total: 823_000,
  deposit: 0,
  later: 0,
  due: 823_000,
};
const checkout = {
  lines,
  pre_sale: null,
  mixed: false,
  may_wait: true,
  coupons: [],
  now: '2026-11-20T13:30:00.000Z',
  price,
};

const meta = {
  title: 'Mall/Orders/Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    checkout: loaded(checkout),
    address: (
      <Surface>
        <Text>Nguyễn Minh Anh, 12 Lê Lợi</Text>
      </Surface>
    ),
    hasAddress: true,
    coupon: <Text tone="positive">Giảm 20.000 xu</Text>,
    method: 'balance',
    onChooseMethod: fn(),
    onAgree: fn(),
    balance: 2_000_000,
    onPlace: fn(async () => {}),
    refusal: null,
    onGoBack: fn(),
    links: { cart: '/cart', mall: '/mall', recharge: (missing: number) => `/recharge?missing=${missing}` },
  },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Trả khi nhận hàng/ }));
    await expect(args.onChooseMethod).toHaveBeenCalledWith('cod');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt hàng · 823.000 xu' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** Cash on delivery: a deposit now, the rest to the carrier. */
export const CashOnDelivery: Story = {
  args: {
    method: 'cod',
    checkout: loaded({
      ...checkout,
      price: { ...price, method: 'cod' as const, deposit: 83_000, later: 823_000, due: 83_000 },
    }),
  },
};

/** One product cannot be paid in cash; the balance is short. */
export const Short: Story = {
  args: {
    balance: 100_000,
    checkout: loaded({ ...checkout, lines: lines.map((line, place) => ({ ...line, cod_allowed: place > 0 })) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Trả khi nhận hàng/ })).toBeDisabled();
    await expect(canvas.getByText(/thiếu 723.000 xu/)).toBeVisible();
  },
};

/** Too many unpaid orders wait already: the coins come first. */
export const ShortNow: Story = {
  args: { balance: 100_000, checkout: loaded({ ...checkout, may_wait: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nạp xu' })).toHaveAttribute('href', '/recharge?missing=723000');
    await expect(canvas.queryByRole('button', { name: /Đặt/ })).toBeNull();
  },
};

export const PreSale: Story = {
  args: {
    coupon: null,
    checkout: loaded({
      ...checkout,
      lines: lines.slice(0, 1).map((line) => ({ ...line, deposit: 80_000, pre_sale: true, cod_allowed: false })),
      pre_sale: { pays_from: '2026-12-01T02:00:00.000Z', pays_until: '2026-12-04T16:59:59.000Z' },
      price: {
        ...price,
        method: 'pre_sale' as const,
        coupon: 0,
        total: 843_000,
        deposit: 80_000,
        later: 763_000,
        due: 80_000,
      },
    }),
  },
};

/** A price changed while the page was open: nothing is ordered before the shopper has seen it. */
export const Changed: Story = {
  args: { checkout: loaded({ ...checkout, lines: lines.map((line) => ({ ...line, seen_price: line.price - 1000 })) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Đặt hàng/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã xem giá mới' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

/** What changed since it was put in the cart is said by name; nothing can be ordered. */
export const Troubles: Story = {
  args: {
    checkout: loaded({
      ...checkout,
      lines: [...lines, { ...goneLine, deposit: null, cod_allowed: true }],
      mixed: true,
    }),
    refusal: 'Số tiền vừa thay đổi. Bạn chưa bị trừ xu nào: xem lại rồi xác nhận giúp shop nhé.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Đặt hàng/ })).toBeDisabled();
  },
};

/** The outcome of an order is unknown: it can only be asked about. */
export const Unsure: Story = {
  args: { onAsk: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra đơn' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Đặt hàng/ })).toBeNull();
  },
};

export const Loading: Story = { args: { checkout: loading } };

export const Empty: Story = { args: { checkout: loaded({ ...checkout, lines: [] }) } };

export const Failed: Story = { args: { checkout: failed } };

/** Cash on delivery was chosen, and is no longer supported: the shopper chooses again. */
export const CashNoLongerSupported: Story = {
  args: {
    method: 'cod',
    checkout: loaded({
      ...checkout,
      lines: checkout.lines.map((line) => ({ ...line, cod_allowed: false })),
      price: { ...price, method: 'cod' as const, deposit: 83_000, later: 823_000, due: 83_000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Đặt cọc/ })).toBeDisabled();
  },
};

/** A fee changed while the page was open. */
export const FeesChanged: Story = {
  args: { feesChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Phí giao hàng hoặc tiền cọc vừa thay đổi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã xem giá mới' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};
