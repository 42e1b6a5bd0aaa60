import { GiftBox } from '@mcy/ui/collection/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../../../primitives/index.ts';
import { giftable } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/GiftBox',
  component: GiftBox,
  args: { toys: giftable.slice(0, 2) },
  render: (args) => (
    <Surface variant="stage">
      <GiftBox {...args} />
    </Surface>
  ),
} satisfies Meta<typeof GiftBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wrapped: nobody sees what is inside. */
export const Closed: Story = {};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

/** One toy takes the stage. */
export const OpenWithOne: Story = { args: { toys: giftable.slice(0, 1), open: true } };

export const OpenWithMany: Story = { args: { toys: giftable, open: true } };
