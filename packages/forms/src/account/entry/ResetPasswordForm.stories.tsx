import { ResetPasswordForm } from '@mcy/forms/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/Entry/ResetPassword',
  component: ResetPasswordForm,
  args: {
    onSubmit: fn(async () => {}),
    commonPasswords: new Set(['qwerty123']),
    onSendCode: fn(async () => ({ mailbox_url: null })),
    links: { signIn: '/pages/login/index' },
  },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

async function fillIn({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const [name, code] = canvas.getAllByRole('textbox');
  if (!name || !code) throw new Error('the form lacks a name or a code field');
  await userEvent.type(name, 'lan@example.com');
  await userEvent.type(code, '482915');
  await userEvent.tab();
  await userEvent.keyboard('matkhaumoi2{Enter}');
}

export const Variants: Story = {};

/** The code has expired: the message says to send another. */
export const CodeVoid: Story = {
  args: { onSubmit: fn(refuse({ field: 'code', message: 'Mã không còn hiệu lực. Vui lòng bấm gửi mã mới.' })) },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await canvas.findByText('Mã không còn hiệu lực. Vui lòng bấm gửi mã mới.');
  },
};

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await canvas.findByRole('link');
  },
};
