import { OddsScreen } from '@mcy/ui/boxes/pools';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { finitePool, infinitePool, soldOutPool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Pools/Screens/Odds',
  component: OddsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { load: loaded({ pool: finitePool, odds: finiteOdds }), onGoBack: fn(), onShare: fn(async () => {}), links },
} satisfies Meta<typeof OddsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Infinite: Story = {
  args: { load: loaded({ pool: infinitePool, odds: infiniteOdds }), progress: 41 },
};

export const Loading: Story = { args: { load: loading } };

export const SoldOut: Story = { args: { load: loaded({ pool: soldOutPool, odds: soldOutOdds }) } };

export const Failed: Story = { args: { load: failed } };
