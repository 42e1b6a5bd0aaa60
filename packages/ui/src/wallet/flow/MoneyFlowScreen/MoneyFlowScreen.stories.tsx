import { MoneyFlowScreen } from '@mcy/ui/wallet/flow';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { flow, moneyKinds, stoneFlow, stoneKinds } from '../fixtures/flow.ts';

const page = { rows: flow, hasMore: false, loadingMore: false, onLoadMore: fn() };

const meta = {
  title: 'Wallet/Flow/Screens/MoneyFlow',
  component: MoneyFlowScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    currency: 'balance',
    balance: { status: 'loaded', data: 1_250_000 },
    kinds: moneyKinds,
    flow: { status: 'loaded', data: page },
    currentMonth: '2026-11',
    filter: { month: null, kind: null },
    onFilter: fn(),
    links: {
      mine: '/pages/index/mine',
      recharge: '/pages/user/recharge',
      withdraw: '/pages/user/withdraw',
      checkIn: '/pages/home/sign',
      level: '/pages/user/level',
    },
  },
} satisfies Meta<typeof MoneyFlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Stones, from check-ins and levels. */
export const Stones: Story = {
  args: {
    currency: 'stone',
    balance: { status: 'loaded', data: 220 },
    flow: { status: 'loaded', data: { ...page, rows: stoneFlow } },
    kinds: stoneKinds,
  },
};

export const NoStones: Story = {
  args: {
    currency: 'stone',
    balance: { status: 'loaded', data: 0 },
    flow: { status: 'loaded', data: { ...page, rows: [] } },
    kinds: stoneKinds,
  },
};

export const Loading: Story = { args: { balance: { status: 'loading' }, flow: { status: 'loading' } } };

export const Empty: Story = {
  args: { balance: { status: 'loaded', data: 0 }, flow: { status: 'loaded', data: { ...page, rows: [] } } },
};

/** Filters without results. */
export const NothingFound: Story = {
  args: { flow: { status: 'loaded', data: { ...page, rows: [] } }, filter: { month: '2026-10', kind: 'recharge' } },
};

export const Failed: Story = {
  args: {
    balance: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
    flow: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
  },
};
