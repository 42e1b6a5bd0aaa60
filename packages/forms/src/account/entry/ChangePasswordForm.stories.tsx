import { ChangePasswordForm } from '@mcy/forms/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/Entry/ChangePassword',
  component: ChangePasswordForm,
  args: {
    commonPasswords: new Set(['qwerty123']),
    onSubmit: fn(async () => {}),
    links: { settings: '/pages/user/setting' },
  },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

async function fillIn({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByLabelText(/^(mật khẩu hiện tại|当前密码|current password)$/i));
  await userEvent.keyboard('matkhau1');
  await userEvent.click(canvas.getByLabelText(/^(mật khẩu mới|新密码|new password)$/i));
  await userEvent.keyboard('matkhaumoi2{Enter}');
}

export const Variants: Story = {};

/** The old password is wrong: its field says so, and the input is kept. */
export const Refused: Story = {
  args: {
    commonPasswords: new Set(['qwerty123']),
    onSubmit: fn(refuse({ field: 'old_password', message: 'Mật khẩu hiện tại chưa đúng.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await canvas.findByText('Mật khẩu hiện tại chưa đúng.');
  },
};

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await canvas.findByRole('link');
  },
};
