import { PoolChoiceScreen } from '@mcy/ui/boxes/pools';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { forestPools, soldOutPool } from '../fixtures/pools.ts';
import { forest } from '../fixtures/series.ts';

const meta = {
  title: 'Boxes/Pools/Screens/PoolChoice',
  component: PoolChoiceScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { load: loaded({ series: forest, pools: forestPools }), onGoBack: fn(), onShare: fn(async () => {}), links },
} satisfies Meta<typeof PoolChoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = { args: { load: loaded({ series: forest, pools: [] }) } };

export const SoldOut: Story = { args: { load: loaded({ series: forest, pools: [soldOutPool] }) } };

export const Failed: Story = { args: { load: failed } };
