import { WithdrawalRow } from '@mcy/ui/wallet/withdrawals';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { approved, cancelled, longest, paid, rejected, requested } from '../fixtures/withdrawals.ts';

const meta = {
  title: 'Wallet/Withdrawals/WithdrawalRow',
  component: WithdrawalRow,
  args: { withdrawal: requested, onCancel: fn(async () => {}) },
} satisfies Meta<typeof WithdrawalRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Requested, approved, paid, rejected, canceled. */
export const Variants: Story = {
  render: () => (
    <Stack space="small">
      {[requested, approved, paid, rejected, cancelled].map((withdrawal) => (
        <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal} onCancel={async () => {}} />
      ))}
    </Stack>
  ),
};

/** The longest names and the largest figures. */
export const States: Story = { args: { withdrawal: longest } };

/** Asks once, and does nothing on cancel. */
export const Cancelling: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const [keep] = await screen.findAllByRole('button', { name: /Giữ|保留|Keep/ });
    if (!keep) throw new Error('the dialog has no button to keep the request');
    await userEvent.click(keep);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
