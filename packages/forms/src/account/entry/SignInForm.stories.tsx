import { SignInForm } from '@mcy/forms/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/Entry/SignIn',
  component: SignInForm,
  args: {
    onSubmit: fn(async () => {}),
    onSubmitCode: fn(async () => {}),
    onSendCode: fn(async () => ({ mailbox_url: '/sandbox/mailbox' })),
  },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** On the second tab, with a name filled in. */
async function chooseCode({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const [, byCode] = canvas.getAllByRole('tab');
  if (!byCode) throw new Error('the second tab is missing');
  await userEvent.click(byCode);
  const [name, code] = canvas.getAllByRole('textbox');
  if (!name || !code) throw new Error('the form lacks a name or a code field');
  await userEvent.type(name, 'lan@example.com');
  return { name, code };
}

export const Variants: Story = {};

/** Submitted empty: every field says what it needs, and the first has focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /đăng nhập|登录|sign in/i }));
    await canvas.findAllByText(/vui lòng|请|please/i);
  },
};

/** Refused as a whole. */
export const Refused: Story = {
  args: { onSubmit: fn(refuse({ message: 'Email hoặc mật khẩu chưa đúng.' })) },
  play: async ({ canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox');
    if (!name) throw new Error('field not found');
    await userEvent.type(name, 'lan@example.com');
    await userEvent.tab();
    await userEvent.keyboard('abc1234{Enter}');
    await canvas.findByText('Email hoặc mật khẩu chưa đúng.');
  },
};

/** A code was sent; in the demo, a link shows where it arrives. */
export const ByCode: Story = {
  // The countdown would run on in the picture.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const { code } = await chooseCode({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: /gửi mã|发送验证码|send code/i }));
    await canvas.findByRole('link');
    await expect(args.onSendCode).toHaveBeenCalledWith('lan@example.com');
    await userEvent.type(code, '482915');
    await userEvent.click(canvas.getByRole('button', { name: /^đăng nhập$|^登录$|^sign in$/i }));
    await expect(args.onSubmitCode).toHaveBeenCalledWith({
      sign_in_name: 'lan@example.com',
      code: '482915',
    });
  },
};

/** A wrong code, with the tries left. */
export const WrongCode: Story = {
  args: { onSubmitCode: fn(refuse({ field: 'code', message: 'Mã chưa đúng. Bạn còn 4 lần thử.' })) },
  play: async ({ canvas, userEvent }) => {
    const { code } = await chooseCode({ canvas, userEvent });
    await userEvent.type(code, '000000{Enter}');
    await canvas.findByText('Mã chưa đúng. Bạn còn 4 lần thử.');
  },
};

/** No code can be sent. */
export const NotSent: Story = {
  args: {
    onSendCode: fn(async () => {
      throw new Error('Bạn thao tác quá nhanh. Vui lòng thử lại sau ít phút.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await chooseCode({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: /gửi mã|发送验证码|send code/i }));
    await canvas.findByText('Bạn thao tác quá nhanh. Vui lòng thử lại sau ít phút.');
  },
};
