import { RegisterForm } from '@mcy/forms/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Account/Entry/Register',
  component: RegisterForm,
  args: {
    onSubmit: fn(async () => {}),
    onSendCode: fn(async () => ({ mailbox_url: '/sandbox/mailbox' })),
    onCheckCode: fn(async () => {}),
    commonPasswords: new Set(['qwerty123']),
    proved: true,
    inviteCode: '',
    agreementVersion: 1,
    onReadAgreement: fn(),
    step: 0,
    onStep: fn(),
    kept: null,
    onKeep: fn(),
    links: { policy: '/pages/common/Policy' },
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Opened by a friend's link, in a shop that cannot send codes. */
export const Invited: Story = { args: { step: 1, proved: false, inviteCode: 'K7MWX2QA' } };

/** The second step. */
export const About: Story = { args: { step: 1 } };

/** Submitted empty. */
export const Incomplete: Story = {
  args: { step: 1, kept: { values: { sign_in_name: 'lan@example.com', code: '482915' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /tạo tài khoản|创建账号|create account/i }));
    await canvas.findAllByText(/vui lòng|请|please/i);
  },
};

/** A code is on its way; the other input is kept. */
export const CodeSent: Story = {
  // The countdown would run on in the picture.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox');
    if (!name) throw new Error('field not found');
    await userEvent.type(name, 'lan@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /gửi mã|发送验证码|send code/i }));
    await canvas.findByText(/hộp thư|信箱|mailbox/i);
    await expect(args.onSendCode).toHaveBeenCalledWith('lan@example.com');
    await expect(name).toHaveValue('lan@example.com');
  },
};
