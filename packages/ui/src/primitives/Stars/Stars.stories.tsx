import { Stack, Stars } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Stars',
  component: Stars,
  args: { value: 4, label: '4 trên 5 sao' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {[0, 1, 2.4, 2.5, 4.8, 5].map((value) => (
        <Stars key={value} value={value} label={`${value} trên 5 sao`} />
      ))}
    </Stack>
  ),
};
