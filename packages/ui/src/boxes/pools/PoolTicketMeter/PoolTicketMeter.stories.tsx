import { PoolTicketMeter } from '@mcy/ui/boxes/pools';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Boxes/Pools/PoolTicketMeter',
  component: PoolTicketMeter,
  args: { remaining: 37, total: 80 },
} satisfies Meta<typeof PoolTicketMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Half full, nearly gone, sold out, and infinite. */
export const Variants: Story = {
  render: () => (
    <Stack space="large">
      <PoolTicketMeter remaining={37} total={80} />
      <PoolTicketMeter remaining={7} total={80} />
      <PoolTicketMeter remaining={0} total={80} />
      <PoolTicketMeter remaining={37} total={80} size="small" />
      <PoolTicketMeter remaining={null} total={null} />
    </Stack>
  ),
};
