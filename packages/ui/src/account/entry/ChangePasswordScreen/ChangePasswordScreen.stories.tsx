import { ChangePasswordScreen } from '@mcy/ui/account/entry';
import { Button, PasswordField, Stack } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

const look = { showLabel: 'Hiện mật khẩu', hideLabel: 'Ẩn mật khẩu', onValueChange: () => {} };

function FormSketch() {
  return (
    <Stack space="large">
      <PasswordField {...look} label="Mật khẩu hiện tại" value="matkhau1" autoComplete="current-password" />
      <PasswordField {...look} label="Mật khẩu mới" value="matkhaumoi2" autoComplete="new-password" />
      <Button size="large">Đổi mật khẩu</Button>
    </Stack>
  );
}

const meta = {
  title: 'Account/Entry/Screens/ChangePassword',
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { form: <FormSketch />, links: { settings: '/pages/user/setting', forgot: '/pages/login/forgot' } },
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };
