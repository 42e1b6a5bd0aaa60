import { MoneyFlowScreen } from '@mcy/ui/wallet/flow';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { diamondFlow, diamondKinds, flow, moneyKinds, months, stoneFlow, stoneKinds } from '../fixtures/flow.ts';

const page = { rows: flow, hasMore: false, loadingMore: false, onLoadMore: fn() };

const meta = {
  title: 'Wallet/Flow/Screens/MoneyFlow',
  component: MoneyFlowScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    currency: 'balance',
    onChooseCurrency: fn(),
    balance: { status: 'loaded', data: 1_250_000 },
    kinds: moneyKinds,
    months,
    flow: { status: 'loaded', data: page },
    currentMonth: '2026-11',
    filter: { month: null, kind: null, direction: null },
    onFilter: fn(),
    onExport: fn(async () => {}),
    links: {
      mine: '/pages/index/mine',
      recharge: '/pages/user/recharge',
      withdraw: '/pages/user/withdraw',
      checkIn: '/pages/home/sign',
      level: '/pages/user/level',
      boxes: '/pages/index/card',
      statements: '/pages/user/statements',
    },
  },
} satisfies Meta<typeof MoneyFlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Đá' }));
    await expect(args.onChooseCurrency).toHaveBeenCalledWith('stone');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tiền ra' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ month: null, kind: null, direction: 'out' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tải về dạng CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Stones, from check-ins and levels. */
export const Stones: Story = {
  args: {
    currency: 'stone',
    balance: { status: 'loaded', data: 220 },
    flow: { status: 'loaded', data: { ...page, rows: stoneFlow } },
    kinds: stoneKinds,
  },
};

/** Diamonds, over two months. */
export const Diamonds: Story = {
  args: {
    currency: 'diamond',
    balance: { status: 'loaded', data: 250 },
    flow: { status: 'loaded', data: { ...page, rows: diamondFlow } },
    months: [
      { month: '2026-11', opening: 50, came_in: 200, went_out: 0, closing: 250 },
      { month: '2026-10', opening: 0, came_in: 50, went_out: 0, closing: 50 },
    ],
    kinds: diamondKinds,
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
  args: {
    flow: { status: 'loaded', data: { ...page, rows: [] } },
    filter: { month: '2026-10', kind: 'recharge', direction: null },
  },
};

export const Failed: Story = {
  args: {
    balance: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
    flow: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
  },
};
