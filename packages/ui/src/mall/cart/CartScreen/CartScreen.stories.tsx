import { CartScreen } from '@mcy/ui/mall/cart';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { links } from '../../catalogue/fixtures/links.ts';
import { failed, loaded, loading } from '../../catalogue/fixtures/loads.ts';
import { figureLine, goneLine, plushLine } from '../fixtures/cart.ts';

const sums = { pieces: 2, goods: 813_000, shipping: 30_000, missing: 1, total: 843_000 };
const free = { pieces: 3, goods: 1_002_000, shipping: 0, missing: 0, total: 1_002_000 };

const meta = {
  title: 'Mall/Cart/Screens/Cart',
  component: CartScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ lines: [plushLine, { ...figureLine, seen_price: 624_000 }], sums }),
    guest: false,
    onSetCount: fn(async () => {}),
    onRemove: fn(async () => {}),
    onAgree: fn(async () => {}),
    onGoBack: fn(),
    links: { ...links, signIn: '/pages/login/index', checkout: () => '/pages/mall/checkout' },
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses in a row are one change. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getAllByRole('button', { name: 'Thêm một món' })[0];
    if (more === undefined) throw new Error('There is no button for more.');
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(args.onSetCount).toHaveBeenCalledWith(plushLine.variant_id, 3));
    await expect(args.onSetCount).toHaveBeenCalledTimes(1);
  },
};

/** One is gone, one is cheaper now: both are said by name, and what to do. */
export const Changed: Story = {
  args: { load: loaded({ lines: [plushLine, figureLine, goneLine], sums }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Các sản phẩm sau đã hết hàng')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ món không đặt được khỏi giỏ' }));
    await expect(args.onRemove).toHaveBeenCalledWith([goneLine.variant_id]);
    await expect(canvas.getByText(/giảm từ 780.000 còn 624.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã xem giá mới' }));
    await expect(args.onAgree).toHaveBeenCalledTimes(1);
  },
};

/** Three pieces ship free; a guest's cart stays on the device. */
export const Guest: Story = {
  args: {
    guest: true,
    load: loaded({
      lines: [
        { ...plushLine, count: 2 },
        { ...figureLine, seen_price: 624_000 },
      ],
      sums: free,
    }),
  },
};

/** A full cart has no room for all that a guest kept on the device. */
export const Full: Story = {
  args: { leftOut: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Giỏ đã đầy: 2 món/)).toBeVisible();
  },
};

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = {
  args: { load: loaded({ lines: [], sums: { pieces: 0, goods: 0, shipping: 0, missing: 3, total: 0 } }) },
};

export const Failed: Story = { args: { load: failed } };
