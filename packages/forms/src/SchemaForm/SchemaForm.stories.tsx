import { recharge } from '@mcy/api/wallet/contract';
import { SchemaForm } from '@mcy/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Forms/SchemaForm',
  component: SchemaForm<typeof recharge>,
  args: { call: recharge, submitLabel: 'Nạp ngay', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof SchemaForm<typeof recharge>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One call's request, each field as its metadata says. */
export const Variants: Story = {};

/** With a value to begin with. */
export const Prefilled: Story = { args: { defaultValues: { amount: 200_000 } } };
