import { ComeBackForm } from '@mcy/forms/operator/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Orders/ComeBack',
  component: ComeBackForm,
  args: { order_id: '0193a0c0-0000-4000-8000-000000000001', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ComeBackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
