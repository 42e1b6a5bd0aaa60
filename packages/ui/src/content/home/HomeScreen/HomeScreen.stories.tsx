import { HomeScreen } from '@mcy/ui/content/home';
import { Surface, Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { banners, pools, type SketchedPool, series, wins } from '../fixtures/home.ts';
import { PoolSketch } from '../fixtures/PoolSketch.tsx';

const failed = { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } as const;
const loading = { status: 'loading' } as const;

const meta = {
  title: 'Content/Home/Screens/Home',
  component: HomeScreen<SketchedPool>,
  parameters: { layout: 'fullscreen', shell: { tab: 'home' } },
  args: {
    banners: { status: 'loaded', data: banners },
    wins: { status: 'loaded', data: wins },
    series: { status: 'loaded', data: series },
    pools: { status: 'loaded', data: pools },
    renderPool: (pool) => <PoolSketch {...pool} />,
    links: {
      pool: (pool_id) => `/pages/box/detail?pool_id=${pool_id}`,
      series: (series_id) => `/pages/box/pool_choose?series_id=${series_id}`,
      boxes: '/pages/index/card',
      search: '/pages/index/search',
    },
  },
} satisfies Meta<typeof HomeScreen<SketchedPool>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { banners: loading, wins: loading, series: loading, pools: loading } };

/** A transfer under way comes before all else. */
export const Unpaid: Story = {
  args: {
    unpaid: (
      <Surface selected>
        <Text weight="bold">Chuyển khoản nạp xu</Text>
      </Surface>
    ),
    expectedUnpaid: 1,
  },
};

/** A shop before its first delivery. */
export const Empty: Story = {
  args: {
    banners: { status: 'loaded', data: [] },
    wins: { status: 'loaded', data: [] },
    series: { status: 'loaded', data: [] },
    pools: { status: 'loaded', data: [] },
  },
};

export const Failed: Story = { args: { banners: failed, wins: failed, series: failed, pools: failed } };
