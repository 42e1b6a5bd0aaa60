import { FormSkeleton } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/FormSkeleton',
  component: FormSkeleton,
  args: { fields: 3 },
} satisfies Meta<typeof FormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
