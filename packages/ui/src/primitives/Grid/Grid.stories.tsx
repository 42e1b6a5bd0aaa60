import { Grid, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    columns: 2,
    children: ['A', 'B', 'C', 'D', 'E', 'F'].map((tier) => (
      <Surface key={tier}>
        <Text>Giải {tier}</Text>
      </Surface>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { columns: { phone: 2, tablet: 3, desktop: 6 }, space: 'small' } };
