import { CartLink } from '@mcy/ui/mall/cart';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Mall/Cart/CartLink',
  component: CartLink,
  args: { href: '/pages/mall/cart', pieces: 3 },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with a few pieces, and with more than are shown. */
export const Variants: Story = {
  render: (args) => (
    <Inline>
      {[0, 3, 128].map((pieces) => (
        <CartLink key={pieces} {...args} pieces={pieces} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Giỏ hàng' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Giỏ hàng, 128 món' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
