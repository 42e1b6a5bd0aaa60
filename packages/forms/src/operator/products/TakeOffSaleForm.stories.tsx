import { TakeOffSaleForm } from '@mcy/forms/operator/products';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const product_id = '0193a0c0-0000-7000-8000-000000000009';

const meta = {
  title: 'Forms/Operator/Products/TakeOffSale',
  component: TakeOffSaleForm,
  args: { product_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof TakeOffSaleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng bán' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/Lý do/), 'Theo mùa');
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng bán' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ product_id, why: 'Theo mùa' });
  },
};
