import { RechargeForm } from '@mcy/forms/wallet/recharge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Wallet/Recharge/Recharge',
  component: RechargeForm,
  args: { onSubmit: fn(async () => {}), suggested: null, gateways: ['sandbox', 'vnpay', 'vietqr'] },
} satisfies Meta<typeof RechargeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** A shop with one way to pay does not ask which. */
export const OneWay: Story = { args: { gateways: ['vnpay'] } };

/** A quick amount. */
export const QuickAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '500.000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('500.000');
  },
};

/** From a box that costs more than there is. */
export const Suggested: Story = {
  args: { suggested: 240_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('240.000');
    await expect(canvas.getByRole('button', { name: /240\.000 (đồng|越南盾|VND)/ })).toBeVisible();
  },
};

/** Below the minimum. */
export const TooLittle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '49999');
    await userEvent.tab();
    await canvas.findByText(/50\.000/, { selector: '[aria-live] *' });
  },
};
