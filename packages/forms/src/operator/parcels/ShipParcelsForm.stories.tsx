import { ShipParcelsForm } from '@mcy/forms/operator/parcels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Parcels/ShipParcels',
  component: ShipParcelsForm,
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ShipParcelsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
