import { GiftToys } from '@mcy/ui/collection/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { giftable } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/GiftToys',
  component: GiftToys,
  args: { toys: giftable },
} satisfies Meta<typeof GiftToys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(giftable.length);
  },
};
