import { BalanceTile } from '@mcy/ui/wallet/flow';
import { Button, Link } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Wallet/Flow/BalanceTile',
  component: BalanceTile,
  args: {
    balance: { status: 'loaded', data: 1_250_000 },
    action: (
      <Button asChild>
        <Link href="/pages/user/recharge">Nạp xu</Link>
      </Button>
    ),
  },
} satisfies Meta<typeof BalanceTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Loading: Story = { args: { balance: { status: 'loading' } } };

export const Failed: Story = {
  args: { balance: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
