import { SignInForm } from '@mcy/forms/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { refuse } from '../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Account/SignIn',
  component: SignInForm,
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Sent empty: every field says what it needs, the first has the focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /đăng nhập|登录|sign in/i }));
    await canvas.findAllByText(/vui lòng|请|please/i);
  },
};

/** Refused as a whole. */
export const Refused: Story = {
  args: { onSubmit: fn(refuse({ message: 'E-mail hoặc mật khẩu chưa đúng.' })) },
  play: async ({ canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox');
    if (!name) throw new Error('no field');
    await userEvent.type(name, 'lan@example.com');
    await userEvent.tab();
    await userEvent.keyboard('abc1234{Enter}');
    await canvas.findByText('E-mail hoặc mật khẩu chưa đúng.');
  },
};
