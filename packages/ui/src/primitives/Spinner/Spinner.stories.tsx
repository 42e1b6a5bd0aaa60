import { Inline, Spinner } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Đang tải' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ label = 'Đang tải' }) => (
    <Inline>
      <Spinner size="small" label={label} />
      <Spinner label={label} />
      <Spinner size="large" label={label} />
    </Inline>
  ),
};
