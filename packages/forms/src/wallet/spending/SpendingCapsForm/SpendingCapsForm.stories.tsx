import { SpendingCapsForm } from '@mcy/forms/wallet/spending';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Wallet/Spending/SpendingCaps',
  component: SpendingCapsForm,
  args: { caps: { day: 200_000, week: null, month: 2_000_000 }, onSubmit: fn(async () => {}) },
} satisfies Meta<typeof SpendingCapsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** A daily cap above the monthly one: the field says which, and the input is kept. */
export const OutOfOrder: Story = {
  args: { caps: { day: null, week: null, month: 100_000 } },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('textbox');
    if (!day) throw new Error('the form has no daily cap');
    await userEvent.type(day, '300000');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/100\.000/, { selector: '[aria-live] *' });
    await expect(day).toHaveValue('300.000');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
