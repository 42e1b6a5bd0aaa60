import { WithdrawalCasesScreen } from '@mcy/ui/operator/withdrawals';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { requestedCase, withdrawalCases } from '../fixtures/withdrawalCases.ts';

const meta = {
  title: 'Operator/Withdrawals/Screens/WithdrawalCases',
  component: WithdrawalCasesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    withdrawals: loadedPage(withdrawalCases),
    status: 'requested',
    onChooseStatus: fn(),
    links: {
      desk: '/operator',
      payouts: '/operator/payouts',
      withdrawal: (id) => `/operator/withdrawal?withdrawal_id=${id}`,
    },
  },
} satisfies Meta<typeof WithdrawalCasesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Thu Hà · 100.000 xu/ })).toHaveAttribute(
      'href',
      `/operator/withdrawal?withdrawal_id=${requestedCase.withdrawal_id}`,
    );
    await expect(canvas.getByText('Chờ người thứ hai')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chờ chi' }));
    await expect(args.onChooseStatus).toHaveBeenCalledWith('approved');
  },
};

export const Loading: Story = { args: { withdrawals: { status: 'loading' } } };

export const Empty: Story = {
  args: { withdrawals: loadedPage([]), status: 'paid' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem yêu cầu chờ duyệt' }));
    await expect(args.onChooseStatus).toHaveBeenCalledWith('requested');
  },
};
