import { RejectWithdrawalForm } from '@mcy/forms/operator/withdrawals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const withdrawal_id = '0193a0c0-0000-7000-8000-000000000401';

const meta = {
  title: 'Forms/Operator/Withdrawals/RejectWithdrawal',
  component: RejectWithdrawalForm,
  args: { withdrawal_id, ofTwo: false, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof RejectWithdrawalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** "Other" needs an explanation. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Lý do khác/ }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Ngân hàng bảo trì.');
    await userEvent.click(canvas.getByRole('button'));
    const request = { withdrawal_id, reason: 'other', note: 'Ngân hàng bảo trì.' };
    await expect(args.onSubmit).toHaveBeenCalledWith(request);
  },
};

export const OfTwo: Story = { args: { ofTwo: true } };
