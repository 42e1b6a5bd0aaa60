import { BindNameForm } from '@mcy/forms/account/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/Names/BindName',
  component: BindNameForm,
  args: {
    kind: 'mobile',
    onSubmit: fn(async () => {}),
    onSendCode: fn(async () => ({ mailbox_url: '/sandbox/mailbox' })),
  },
} satisfies Meta<typeof BindNameForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

async function fillIn({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const [name, code] = canvas.getAllByRole('textbox');
  if (!name || !code) throw new Error('the form lacks a name or a code field');
  await userEvent.type(name, '0912 345 678');
  await userEvent.type(code, '482915');
  await userEvent.tab();
  await userEvent.keyboard('matkhau1{Enter}');
}

export const Variants: Story = {};

/** A code is on its way to the number. */
export const CodeSent: Story = {
  // The countdown would run on in the picture.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox');
    if (!name) throw new Error('field not found');
    await userEvent.type(name, '0912 345 678');
    await userEvent.click(canvas.getByRole('button', { name: /gửi mã|发送验证码|send code/i }));
    await canvas.findByRole('link');
    await expect(args.onSendCode).toHaveBeenCalledWith('0912 345 678');
  },
};

/** Someone else has this name: refused at its field, and the input is kept. */
export const Refused: Story = {
  args: {
    onSubmit: fn(
      refuse({
        field: 'sign_in_name',
        message: 'Email hoặc số điện thoại này đã thuộc về một tài khoản khác. Vui lòng dùng tên khác.',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await canvas.findByText(/đã thuộc về một tài khoản khác/);
  },
};
