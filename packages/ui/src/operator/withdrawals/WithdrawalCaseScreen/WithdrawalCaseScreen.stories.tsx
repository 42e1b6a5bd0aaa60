import { WithdrawalCaseScreen } from '@mcy/ui/operator/withdrawals';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  inFileCase,
  largeCase,
  ownCase,
  rejectedCase,
  requestedCase,
  waitingCase,
} from '../fixtures/withdrawalCases.ts';

const meta = {
  title: 'Operator/Withdrawals/Screens/WithdrawalCase',
  component: WithdrawalCaseScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    withdrawal: { status: 'loaded', data: requestedCase },
    cardNumber: null,
    onShowNumber: fn(async () => {}),
    forms: { approve: () => <Text>Ghi chú duyệt</Text>, reject: () => <Text>Lý do từ chối</Text> },
    links: { approval: (id) => `/operator/approval?approval_id=${id}` },
    onGoBack: fn(),
  },
} satisfies Meta<typeof WithdrawalCaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account number stays masked until somebody asks for it. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('•••• 3456')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem đủ số tài khoản' }));
    await expect(args.onShowNumber).toHaveBeenCalledOnce();
  },
};

export const WithItsNumber: Story = { args: { cardNumber: '0071000123456' } };

/** The player owes from a reversed top-up. */
export const Owing: Story = {
  args: { withdrawal: { status: 'loaded', data: { ...requestedCase, owed: 250_000, of_two: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250.000 xu')).toBeVisible();
  },
};

/** It takes two operators. */
export const Large: Story = { args: { withdrawal: { status: 'loaded', data: largeCase } } };

export const WaitingForSecond: Story = {
  args: { withdrawal: { status: 'loaded', data: waitingCase } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem đề nghị đang chờ' })).toHaveAttribute(
      'href',
      `/operator/approval?approval_id=${waitingCase.approval_id}`,
    );
    await expect(canvas.queryByText('Ghi chú duyệt')).not.toBeInTheDocument();
  },
};

export const InAFile: Story = { args: { withdrawal: { status: 'loaded', data: inFileCase } } };

export const Own: Story = { args: { withdrawal: { status: 'loaded', data: ownCase } } };

export const Rejected: Story = { args: { withdrawal: { status: 'loaded', data: rejectedCase } } };

export const Loading: Story = { args: { withdrawal: { status: 'loading' } } };
