import { RechargeScreen } from '@mcy/ui/wallet/recharge';
import { Button, MoneyField, Stack } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnpaidList } from '../../unpaid/UnpaidList/UnpaidList.tsx';
import { unpaid } from '../../unpaid/fixtures/unpaid.ts';

const meta = {
  title: 'Wallet/Recharge/Screens/Recharge',
  component: RechargeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    balance: { status: 'loaded', data: 1_250_000 },
    form: (
      <Stack space="large">
        <MoneyField label="Số xu muốn nạp" value={100_000} onValueChange={() => {}} unit="xu" />
        <Button size="large" width="full">
          Thanh toán
        </Button>
      </Stack>
    ),
    month: { spent: 350_000, cap: 2_000_000 },
    unpaid: null,
    bonuses: [
      { amount: 500_000, diamonds: 50 },
      { amount: 1_000_000, diamonds: 100 },
    ],
    missing: null,
    links: {
      back: '/pages/index/mine',
      moneyFlow: '/pages/user/money_flow',
      paymentPolicy: '/pages/common/Policy?type=payment',
    },
  },
} satisfies Meta<typeof RechargeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Wallet` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

/** A box costs more than there is. */
export const FromBox: Story = { args: { balance: { status: 'loaded', data: 12_000 }, missing: 47_000 } };

/** A transfer is under way: it comes first. */
export const UnderWay: Story = {
  args: {
    unpaid: <UnpaidList rows={unpaid.slice(0, 1)} onEnd={fn()} now={() => Date.parse('2026-11-20T13:29:30.000Z')} />,
  },
};

/** An empty balance. */
export const Empty: Story = { args: { balance: { status: 'loaded', data: 0 } } };

export const Loading: Story = { args: { balance: { status: 'loading' }, month: null } };

export const Failed: Story = {
  args: { balance: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
