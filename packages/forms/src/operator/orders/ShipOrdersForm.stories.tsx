import { ShipOrdersForm } from '@mcy/forms/operator/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Orders/ShipOrders',
  component: ShipOrdersForm,
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ShipOrdersForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
