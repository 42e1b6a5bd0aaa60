import { Inline, Money, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Money',
  component: Money,
  args: { amount: 199000, label: 'xu' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Money amount={1250000} label="xu" />
        <Money amount={320} currency="stone" label="đá linh hồn" />
        <Money amount={48} currency="diamond" label="kim cương" />
        <Money amount={7} currency="gem" label="ngọc" />
      </Inline>
      <Inline alignY="baseline">
        <Money amount={199000} label="xu" size="small" />
        <Money amount={199000} label="xu" />
        <Money amount={199000} label="xu" size="large" tone="accent" />
        <Money amount={199000} label="xu" size="xlarge" />
      </Inline>
      <Inline>
        <Money amount={199000} label="xu" variant="text" />
        <Money amount={259000} label="xu" variant="text" tone="muted" struck />
      </Inline>
    </Stack>
  ),
};

/** Lines of a money flow: the sign gives the direction, color only repeats it. */
export const InAndOut: Story = {
  render: () => (
    <Stack align="end" space="xsmall">
      <Money amount={100000} label="xu" variant="text" tone="positive" signed />
      <Money amount={-49000} label="xu" variant="text" signed />
    </Stack>
  ),
};
