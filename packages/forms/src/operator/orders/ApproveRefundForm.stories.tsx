import { ApproveRefundForm } from '@mcy/forms/operator/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const order_id = '0193a0c0-0000-4000-8000-000000000001';
const refund_id = '0193a0c0-0000-4000-8000-000000000002';

const meta = {
  title: 'Forms/Operator/Orders/ApproveRefund',
  component: ApproveRefundForm,
  args: { order_id, refund: { refund_id, amount: 240_000 }, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ApproveRefundForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** What was asked for is given back, and the goods are sold again. */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hàng đã về kho' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Trả lời người mua' }), 'Cửa hàng xin lỗi bạn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tiền' }));
    const request = { order_id, refund_id, amount: 240_000, restock: true, answer: 'Cửa hàng xin lỗi bạn.' };
    await expect(args.onSubmit).toHaveBeenCalledWith(request);
  },
};
