import { AddToCart } from '@mcy/ui/mall/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Mall/Cart/AddToCart',
  component: AddToCart,
  args: {
    variant: { variant_id: '019a9e00-0000-7900-8000-000000000020', free: 12, price: 89_000 },
    limit_per_buyer: 2,
    deposit: null,
    onAdd: fn(async () => {}),
    buyHref: ([line]) => `/checkout/${line?.count}`,
  },
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up to the limit, which is said when it is reached. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một món' }));
    await expect(canvas.getByText('Số lượng tối đa là 2.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mua ngay' })).toHaveAttribute('href', '/checkout/2');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      variant_id: args.variant.variant_id,
      count: 2,
      price: 89_000,
      most: 2,
    });
  },
};

/** A pre-sale: what is paid now is the deposit. */
export const States: Story = {
  args: { deposit: 20_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một món' }));
    await expect(canvas.getByRole('link', { name: 'Đặt trước · cọc 40.000 xu' })).toBeVisible();
  },
};
