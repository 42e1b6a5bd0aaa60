import { CodeCountdown, type CodeCountdownTexts } from '@mcy/ui/patterns';
import { Stack, TextField } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const clock = () => Date.parse('2026-11-20T13:30:00Z');

const texts: CodeCountdownTexts = {
  send: 'Gửi mã',
  resend: 'Gửi lại mã',
  resendIn: (seconds) => `Gửi lại sau ${seconds} giây`,
  sent: (seconds) => `Đã gửi mã. Có thể gửi lại sau ${seconds} giây.`,
};

const meta = {
  title: 'Patterns/CodeCountdown',
  component: CodeCountdown,
  args: { texts, now: clock, onSendCode: fn(async () => {}) },
} satisfies Meta<typeof CodeCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends, then waits; another click does nothing, and focus stays. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Gửi mã' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Gửi lại sau 60 giây');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã gửi mã. Có thể gửi lại sau 60 giây.');
    await userEvent.click(button);
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

/** Before sending, counting, and ready to resend. */
export const Variants: Story = {
  render: (args) => (
    <Stack align="start">
      <CodeCountdown {...args} />
      <CodeCountdown {...args} startedAt={clock() - 18_000} />
      <CodeCountdown {...args} startedAt={clock() - 90_000} />
      <CodeCountdown {...args} disabled />
      <CodeCountdown {...args} size="standard" startedAt={clock() - 18_000} />
    </Stack>
  ),
};

export const InField: Story = {
  render: (args) => (
    <TextField
      label="Mã xác minh"
      value="4821"
      onValueChange={() => {}}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={<CodeCountdown {...args} startedAt={clock() - 18_000} />}
    />
  ),
};
