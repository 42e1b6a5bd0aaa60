import { OpenSaleForm } from '@mcy/forms/operator/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Pools/OpenSale',
  component: OpenSaleForm,
  args: { pool_id: '0193a0c0-0000-7000-8000-000000000009', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof OpenSaleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done while something is missing. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
