import { GiftToys } from '@mcy/ui/collection/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftable } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/GiftToys',
  component: GiftToys,
  args: { toys: giftable },
} satisfies Meta<typeof GiftToys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
