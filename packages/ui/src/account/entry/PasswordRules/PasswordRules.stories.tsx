import { PasswordRules } from '@mcy/ui/account/entry';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Account/Entry/PasswordRules',
  component: PasswordRules,
  args: {
    rules: [
      { text: 'Mật khẩu phải dài hơn 6 ký tự.', met: true },
      { text: 'Mật khẩu phải có cả chữ cái và chữ số.', met: false },
    ],
  },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
