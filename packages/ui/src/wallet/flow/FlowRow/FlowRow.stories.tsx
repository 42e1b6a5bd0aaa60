import { FlowRow } from '@mcy/ui/wallet/flow';
import { Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { flow } from '../fixtures/flow.ts';

const [returned, withdrawal, opening, , recharge] = flow;
if (!returned || !withdrawal || !opening || !recharge) throw new Error('the fixture lacks an entry of some kind');

const meta = {
  title: 'Wallet/Flow/FlowRow',
  component: FlowRow,
  args: { entry: opening },
} satisfies Meta<typeof FlowRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Surface space="none">
      <FlowRow entry={opening} />
      <FlowRow entry={recharge} />
      <FlowRow entry={withdrawal} />
      <FlowRow entry={returned} />
    </Surface>
  ),
};

/** The longest name and the largest figures. */
export const States: Story = {
  args: {
    entry: {
      ...opening,
      subject: 'Học viện Ánh Trăng: đêm hội hóa trang của các nhân vật bí ẩn × 50',
      amount: -99_999_999,
      balance_after: 999_999_999_999,
    },
  },
};
