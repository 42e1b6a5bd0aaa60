import { ResultBoard } from '@mcy/ui/boxes/opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../../pools/fixtures/links.ts';
import { lastOpening, singleOpening, tenOpening } from '../fixtures/openings.ts';

const meta = {
  title: 'Boxes/Opening/ResultBoard',
  component: ResultBoard,
  args: { opening: tenOpening, prizeHref: links.prize },
} satisfies Meta<typeof ResultBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const One: Story = { args: { opening: singleOpening } };

export const WithLast: Story = { args: { opening: lastOpening } };
