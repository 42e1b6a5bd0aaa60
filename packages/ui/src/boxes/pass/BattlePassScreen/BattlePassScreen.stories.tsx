import { BattlePassScreen } from '@mcy/ui/boxes/pass';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { clockOf, donePass, endedPass, noPass, paidPass, pass, season } from '../fixtures/season.ts';

const meta = {
  title: 'Boxes/Pass/Screens/BattlePass',
  component: BattlePassScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: pass },
    onCollect: fn(async () => [{ place: 3, track: 'free' as const, name: '300 đá linh hồn' }]),
    buying: null,
    onBuy: fn(),
    onTurn: fn(),
    links: { mine: '/pages/index/mine', boxes: '/pages/index/card' },
    now: clockOf(pass),
  },
} satisfies Meta<typeof BattlePassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the fourth task; one reward waits. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa với 99.000 xu' }));
    await expect(args.onBuy).toHaveBeenCalledWith(season);
    await expect(canvas.getByRole('progressbar', { name: 'Nhiệm vụ 4' })).toHaveAttribute(
      'aria-valuetext',
      '28/30 lượt',
    );
  },
};

/** What was received is said and celebrated. */
export const Collected: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận 300 đá linh hồn của nhiệm vụ 3' }));
    await expect(args.onCollect).toHaveBeenCalledWith(season.season_id, { place: 3, track: 'free' });
    await waitFor(() => expect(canvas.getByText('Đã nhận: 300 đá linh hồn')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận 1 phần quà' }));
    await expect(args.onCollect).toHaveBeenLastCalledWith(season.season_id, undefined);
  },
};

export const Paid: Story = { args: { load: { status: 'loaded', data: paidPass } } };

/** All is done; there was no toy left. */
export const Done: Story = { args: { load: { status: 'loaded', data: donePass } } };

export const Ended: Story = { args: { load: { status: 'loaded', data: endedPass }, now: clockOf(endedPass) } };

/** What is agreed before it is paid for. */
export const Buying: Story = {
  args: {
    buying: {
      season,
      balance: 240_000,
      paying: false,
      undecided: false,
      onPay: fn(async () => {}),
      onClose: fn(),
      rechargeHref: () => '/pages/user/recharge',
    },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Đã mở khóa thì không hoàn xu/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Trả 99.000 xu' }));
    await expect(args.buying?.onPay).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { load: { status: 'loaded', data: noPass } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };
