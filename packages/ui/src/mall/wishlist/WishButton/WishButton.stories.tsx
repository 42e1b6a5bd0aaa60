import { WishButton } from '@mcy/ui/mall/wishlist';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Mall/Wishlist/WishButton',
  component: WishButton,
  args: { wished: false, onChange: fn(async () => {}) },
} satisfies Meta<typeof WishButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào danh sách yêu thích' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** It is on the list. */
export const States: Story = { args: { wished: true } };

/** In words, of a product that is sold out. */
export const Wide: Story = {
  args: { wide: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Báo tôi khi có hàng' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const WideWished: Story = { args: { wide: true, wished: true } };
