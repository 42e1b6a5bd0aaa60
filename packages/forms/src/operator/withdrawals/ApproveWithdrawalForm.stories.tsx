import { ApproveWithdrawalForm } from '@mcy/forms/operator/withdrawals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const withdrawal_id = '0193a0c0-0000-7000-8000-000000000401';

const meta = {
  title: 'Forms/Operator/Withdrawals/ApproveWithdrawal',
  component: ApproveWithdrawalForm,
  args: { withdrawal_id, ofTwo: false, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ApproveWithdrawalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Đã đối chiếu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt yêu cầu' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ withdrawal_id, note: 'Đã đối chiếu.' });
  },
};

export const OfTwo: Story = { args: { ofTwo: true } };
