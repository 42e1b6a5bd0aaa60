import { RegisterForm } from '@mcy/forms/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Forms/Account/Register',
  component: RegisterForm,
  args: { onSubmit: fn(async () => {}), links: { policy: '/pages/common/Policy' } },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Sent empty. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /tạo tài khoản|创建账号|create account/i }));
    await canvas.findAllByText(/vui lòng|请|please/i);
  },
};
