import { WithdrawalSummary } from '@mcy/ui/wallet/withdrawals';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Wallet/Withdrawals/WithdrawalSummary',
  component: WithdrawalSummary,
  args: { fee: 3_300, payout: 96_700 },
} satisfies Meta<typeof WithdrawalSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** A valid amount, none yet, and the largest. */
export const Variants: Story = {
  render: () => (
    <Stack space="medium">
      <WithdrawalSummary fee={3_300} payout={96_700} />
      <WithdrawalSummary fee={3_300} payout={null} />
      <WithdrawalSummary fee={3_300} payout={999_999_996_699} />
    </Stack>
  ),
};
