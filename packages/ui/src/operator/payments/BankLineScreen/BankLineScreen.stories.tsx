import { BankLineScreen } from '@mcy/ui/operator/payments';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asideLine, foreignLine, unmatchedLine, waitingLine, wrongAmountLine } from '../fixtures/payments.ts';

const meta = {
  title: 'Operator/Payments/Screens/BankLine',
  component: BankLineScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    line: { status: 'loaded', data: wrongAmountLine },
    forms: { credit: () => <Text>Mẫu cộng xu</Text>, aside: () => <Text>Mẫu để riêng</Text> },
    links: {
      approval: (id) => `/operator/approval?approval_id=${id}`,
      payment: (id) => `/operator/payment?payment_id=${id}`,
    },
    onGoBack: fn(),
  },
} satisfies Meta<typeof BankLineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Unmatched: Story = { args: { line: { status: 'loaded', data: unmatchedLine } } };

/** Money that is not in đồng cannot become coins. */
export const Foreign: Story = {
  args: { line: { status: 'loaded', data: foreignLine } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Mẫu cộng xu')).not.toBeInTheDocument();
    await expect(canvas.getByText('Mẫu để riêng')).toBeVisible();
  },
};

export const WaitingForSecond: Story = {
  args: { line: { status: 'loaded', data: waitingLine } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem đề nghị đang chờ' })).toHaveAttribute(
      'href',
      `/operator/approval?approval_id=${waitingLine.approval_id}`,
    );
    await expect(canvas.queryByText('Mẫu cộng xu')).not.toBeInTheDocument();
  },
};

export const SetAside: Story = { args: { line: { status: 'loaded', data: asideLine } } };

export const Loading: Story = { args: { line: { status: 'loading' } } };
