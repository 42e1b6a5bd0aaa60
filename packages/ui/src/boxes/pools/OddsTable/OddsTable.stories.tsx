import { OddsTable } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fixtures/links.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { finitePool, infinitePool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/OddsTable',
  component: OddsTable,
  args: { odds: finiteOdds, poolName: finitePool.name, prizeHref: links.prize },
} satisfies Meta<typeof OddsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Infinite: Story = { args: { odds: infiniteOdds, poolName: infinitePool.name } };

export const SoldOut: Story = { args: { odds: soldOutOdds } };
