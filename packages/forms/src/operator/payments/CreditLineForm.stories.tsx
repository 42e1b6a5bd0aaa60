import { CreditLineForm } from '@mcy/forms/operator/payments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const line_id = '0193a0c0-0000-7000-8000-000000000801';

const meta = {
  title: 'Forms/Operator/Payments/CreditLine',
  component: CreditLineForm,
  args: { line_id, reference: 'MCY2B6F9C0D1E55', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof CreditLineForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line names its payment. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Đã đối chiếu biên lai.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi người thứ hai' }));
    const request = { line_id, reference: 'MCY2B6F9C0D1E55', reason: 'Đã đối chiếu biên lai.' };
    await expect(args.onSubmit).toHaveBeenCalledWith(request);
  },
};

/** The operator asks the player which payment it is. */
export const Unmatched: Story = { args: { reference: null } };
