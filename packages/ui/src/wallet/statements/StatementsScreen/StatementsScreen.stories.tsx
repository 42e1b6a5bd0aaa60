import { StatementsScreen } from '@mcy/ui/wallet/statements';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Wallet/Statements/Screens/Statements',
  component: StatementsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    currency: 'balance',
    onChooseCurrency: fn(),
    months: loadedPage([
      { month: '2026-11', opening: 1_250_000, came_in: 500_000, went_out: 650_000, closing: 1_100_000 },
      { month: '2026-10', opening: 1_250_000, came_in: 0, went_out: 0, closing: 1_250_000 },
      { month: '2026-09', opening: 0, came_in: 99_999_999, went_out: 98_749_999, closing: 1_250_000 },
    ]),
    currentMonth: '2026-11',
    onDownload: fn(async () => {}),
    links: {
      flow: '/pages/user/money_flow',
      month: (month) => `/pages/user/money_flow?month=${month}`,
      start: '/pages/user/recharge',
    },
  },
} satisfies Meta<typeof StatementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current month is still running; one month had no entries. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tải PDF sao kê Tháng 9 năm 2026' }));
    await expect(args.onDownload).toHaveBeenCalledWith('2026-09');
    await expect(canvas.queryByRole('button', { name: /Tháng 11/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Đá' }));
    await expect(args.onChooseCurrency).toHaveBeenCalledWith('stone');
  },
};

export const Loading: Story = { args: { months: { status: 'loading' } } };

export const Empty: Story = { args: { months: loadedPage([]) } };
