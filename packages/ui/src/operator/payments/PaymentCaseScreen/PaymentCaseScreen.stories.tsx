import { PaymentCaseScreen } from '@mcy/ui/operator/payments';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paidDetail, troubledDetail } from '../fixtures/payments.ts';

const meta = {
  title: 'Operator/Payments/Screens/PaymentCase',
  component: PaymentCaseScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payment: { status: 'loaded', data: troubledDetail },
    form: <Text>Đã xử lý thế nào</Text>,
    onGoBack: fn(),
  },
} satisfies Meta<typeof PaymentCaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In trouble: what it is, and what to do. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mở dòng sao kê để cộng đúng số đã nhận/)).toBeVisible();
    await expect(canvas.getByText(/490.000 VND · FT26325001/)).toBeVisible();
  },
};

/** All is well, and somebody had looked into it. */
export const Paid: Story = {
  args: { payment: { status: 'loaded', data: paidDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Đã xử lý thế nào')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { payment: { status: 'loading' } } };
