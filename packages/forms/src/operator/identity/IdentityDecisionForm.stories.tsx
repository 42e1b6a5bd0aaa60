import { IdentityDecisionForm } from '@mcy/forms/operator/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Identity/IdentityDecision',
  component: IdentityDecisionForm,
  args: { review_id: '0193a0c0-0000-7000-8000-000000000001', onSubmit: fn(async () => {}) },
} satisfies Meta<typeof IdentityDecisionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** A rejection needs a reason, and an explanation for "other". */
export const Rejecting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /từ chối|拒绝|reject/i }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvas.getByRole('button'));
    await userEvent.type(canvas.getByRole('textbox'), 'Ảnh chụp lại từ màn hình.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
