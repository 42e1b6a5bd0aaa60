import { Progress, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { value: 48, max: 80, label: 'Vé còn lại', valueText: 'Còn 48 trên 80 vé' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Progress {...args} />
      <Progress {...args} tone="positive" />
      <Progress {...args} tone="caution" value={12} />
      <Progress {...args} tone="critical" value={2} size="small" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Progress {...args} value={0} />
      <Progress {...args} value={80} />
    </Stack>
  ),
};
