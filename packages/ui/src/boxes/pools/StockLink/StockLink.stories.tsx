import { StockLink } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fixtures/links.ts';

const meta = {
  title: 'Boxes/Pools/StockLink',
  component: StockLink,
  args: { href: links.stock('p1') },
} satisfies Meta<typeof StockLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Giải nào cũng có hàng trong kho' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};
