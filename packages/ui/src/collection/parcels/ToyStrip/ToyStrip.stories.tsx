import { ToyStrip } from '@mcy/ui/collection/parcels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toys } from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/ToyStrip',
  component: ToyStrip,
  args: { toys },
} satisfies Meta<typeof ToyStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The first of many. */
export const Variants: Story = {
  args: { toys: toys.slice(0, 4), pieces: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('+16')).toBeVisible();
  },
};
