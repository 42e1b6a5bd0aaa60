import { ApprovalDecisionForm } from '@mcy/forms/operator/approvals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const approval_id = '0193a0c0-0000-7000-8000-000000000301';

const meta = {
  title: 'Forms/Operator/Approvals/ApprovalDecision',
  component: ApprovalDecisionForm,
  args: { approval_id, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof ApprovalDecisionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Đồng ý/ }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ approval_id, decision: 'agree', answer: null });
  },
};

/** Declining needs an answer. */
export const Declining: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Từ chối' }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Tên chưa khớp.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
