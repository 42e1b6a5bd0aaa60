import { GuaranteeMeter } from '@mcy/ui/boxes/pools';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Boxes/Pools/GuaranteeMeter',
  component: GuaranteeMeter,
  args: { tier: 'A', after: 60, progress: 41 },
} satisfies Meta<typeof GuaranteeMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** On the way, the guaranteed draw next, and for a guest. */
export const Variants: Story = {
  render: () => (
    <Stack>
      <GuaranteeMeter tier="A" after={60} progress={41} />
      <GuaranteeMeter tier="A" after={60} progress={59} />
      <GuaranteeMeter tier="A" after={60} progress={null} />
    </Stack>
  ),
};
