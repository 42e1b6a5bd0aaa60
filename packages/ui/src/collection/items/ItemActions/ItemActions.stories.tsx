import { ItemActions } from '@mcy/ui/collection/items';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dragonGroup, groups, hindranceOf, snailGroup } from '../fixtures/toys.ts';

const meta = {
  title: 'Collection/Items/ItemActions',
  component: ItemActions,
  args: {
    items: [snailGroup],
    hindranceOf,
    links: { send: '/send', gift: '/gift', decompose: '/decompose', upgrade: '/upgrade', synthesise: '/synthesis' },
  },
} satisfies Meta<typeof ItemActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** What is not possible is no link, and says why. */
export const Hindered: Story = {
  args: { items: [dragonGroup] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mẫu này không tách được')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Tách/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Nâng cấp/ })).toHaveAttribute('href', '/upgrade');
  },
};

/** One that is on its way stops every action, and some take fewer at once. */
export const Several: Story = {
  args: { items: groups },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Món này đang trên đường giao').length).toBeGreaterThan(1);
  },
};
