import { WithdrawScreen } from '@mcy/ui/wallet/withdrawals';
import { Button, MoneyField, Stack, TextField } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withdrawals } from '../fixtures/withdrawals.ts';

const page = { rows: withdrawals, hasMore: false, loadingMore: false, onLoadMore: fn() };

function FormSketch() {
  return (
    <Stack space="large">
      <MoneyField label="Số xu muốn rút" value={100_000} onValueChange={() => {}} unit="xu" />
      <TextField label="Số tài khoản hoặc số thẻ" value="0071 0001 2345 6" onValueChange={() => {}} />
      <Button size="large" width="full">
        Gửi yêu cầu rút
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Wallet/Withdrawals/Screens/Withdraw',
  component: WithdrawScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    balance: { status: 'loaded', data: 1_250_000 },
    form: () => <FormSketch />,
    withdrawals: { status: 'loaded', data: page },
    onCancel: fn(async () => {}),
    links: {
      mine: '/pages/index/mine',
      moneyFlow: '/pages/user/money_flow',
      bankAccounts: '/pages/user/bank_accounts',
      paymentPolicy: '/pages/common/Policy?type=payment',
    },
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Wallet` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

export const Empty: Story = {
  args: { balance: { status: 'loaded', data: 0 }, withdrawals: { status: 'loaded', data: { ...page, rows: [] } } },
};

export const Loading: Story = { args: { balance: { status: 'loading' }, withdrawals: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    balance: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
    withdrawals: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() },
  },
};
