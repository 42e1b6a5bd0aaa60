import { ToyTile } from '@mcy/ui/collection/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { giftableUnicorn, keptDragon } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/ToyTile',
  component: ToyTile,
  args: { toy: giftableUnicorn, chosen: false, onToggle: fn() },
} satisfies Meta<typeof ToyTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kỳ Lân/, pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith(giftableUnicorn.item_id);
  },
};

export const Chosen: Story = { args: { chosen: true } };

/** It says why it cannot be given, and a press does nothing. */
export const Kept: Story = {
  args: { toy: keptDragon },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Món này chỉ dành cho người đã trúng.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
