import { FaceDoors } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Boxes/Pools/FaceDoors',
  component: FaceDoors,
  args: { links: { machines: '/pages/index/card_machines', bags: '/pages/index/bag_sec' } },
} satisfies Meta<typeof FaceDoors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to its list. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Túi mù/ })).toHaveAttribute('href', '/pages/index/bag_sec');
  },
};
