import { MonthSpent } from '@mcy/ui/wallet/flow';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Wallet/Flow/MonthSpent',
  component: MonthSpent,
  args: { month: { spent: 1_250_000, cap: null } },
} satisfies Meta<typeof MonthSpent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Without a cap, with one, and not loaded yet. */
export const Variants: Story = {
  render: () => (
    <Stack space="small">
      <MonthSpent month={{ spent: 1_250_000, cap: null }} />
      <MonthSpent month={{ spent: 350_000, cap: 2_000_000 }} />
      <MonthSpent month={null} />
    </Stack>
  ),
};
