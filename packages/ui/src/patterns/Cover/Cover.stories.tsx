import { Cover } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Cover',
  component: Cover,
  args: { src: null },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The shop's own. */
export const Variants: Story = {};

/** A player's lies over it, and takes the same space. */
export const OfAPlayer: Story = {
  args: { src: '/art/toys/jade-dragon-king.webp' },
  play: async ({ canvasElement }) => {
    const [shops, own] = [...canvasElement.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    await expect(own).toEqual(shops);
  },
};
