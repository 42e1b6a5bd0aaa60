import { OddsTeaser } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { finiteOdds, infiniteOdds } from '../fixtures/odds.ts';

const meta = {
  title: 'Boxes/Pools/OddsTeaser',
  component: OddsTeaser,
  args: { odds: finiteOdds, href: links.odds(finiteOdds.pool_id) },
} satisfies Meta<typeof OddsTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Infinite: Story = { args: { odds: infiniteOdds } };
