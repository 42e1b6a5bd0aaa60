import { PaymentCaseScreen } from '@mcy/ui/operator/payments';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { arrivedDetail, paidDetail, reversedDetail, troubledDetail } from '../fixtures/payments.ts';

const meta = {
  title: 'Operator/Payments/Screens/PaymentCase',
  component: PaymentCaseScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    payment: { status: 'loaded', data: troubledDetail },
    forms: {
      handle: <Text>Đã xử lý thế nào</Text>,
      decide: () => <Text>Xử lý số tiền này</Text>,
      reverse: <Text>Lý do thu hồi</Text>,
    },
    links: { approval: (approval_id) => `/operator/approval?approval_id=${approval_id}` },
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Đã xử lý thế nào')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiền đã bị hoàn lại' }));
    await expect(canvas.getByText('Lý do thu hồi')).toBeVisible();
  },
};

/** The gateway took another amount than was asked for. */
export const Arrived: Story = {
  args: { payment: { status: 'loaded', data: arrivedDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1.900.000 đ với mã 14422575/)).toBeVisible();
    await expect(canvas.getByText('Xử lý số tiền này')).toBeVisible();
  },
};

/** Its money went back, and some of its coins were not there anymore. */
export const Reversed: Story = {
  args: { payment: { status: 'loaded', data: reversedDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.500.000 xu')).toBeVisible();
    await expect(canvas.queryByText('Lý do thu hồi')).not.toBeInTheDocument();
  },
};

/** A second operator has to agree. */
export const Waiting: Story = {
  args: {
    payment: { status: 'loaded', data: { ...paidDetail, approval_id: '0193a0c0-0000-7000-8000-000000000301' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem đề nghị đang chờ' })).toBeVisible();
  },
};

export const Loading: Story = { args: { payment: { status: 'loading' } } };
