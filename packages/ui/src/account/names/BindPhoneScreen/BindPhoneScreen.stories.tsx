import { BindPhoneScreen } from '@mcy/ui/account/names';
import { Button, CodeInput, PasswordField, Stack, TextField } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

const look = { showLabel: 'Hiện mật khẩu', hideLabel: 'Ẩn mật khẩu', onValueChange: () => {} };

function FormSketch() {
  return (
    <Stack space="large">
      <TextField label="Số điện thoại mới" value="0912 345 678" onValueChange={() => {}} />
      <CodeInput label="Mã xác nhận" value="4829" onValueChange={() => {}} />
      <PasswordField {...look} label="Mật khẩu" value="matkhau1" autoComplete="current-password" />
      <Button size="large">Xác nhận liên kết</Button>
    </Stack>
  );
}

const meta = {
  title: 'Account/Names/Screens/BindPhone',
  component: BindPhoneScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    kind: 'mobile',
    binding: { status: 'loaded', data: { current: null, otherBound: true, provable: true } },
    form: <FormSketch />,
    links: { settings: '/pages/user/setting', other: '/pages/login/bindPhone?kind=email' },
  },
} satisfies Meta<typeof BindPhoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

/** A number is already bound: another replaces it. */
export const Changing: Story = {
  args: { binding: { status: 'loaded', data: { current: '+84*****678', otherBound: true, provable: true } } },
};

/** The longest email address. */
export const LongNames: Story = {
  args: {
    kind: 'email',
    binding: {
      status: 'loaded',
      data: { current: `n***@${'phong-ban-kinh-doanh.'.repeat(3)}example.com`, otherBound: false, provable: true },
    },
  },
};

/** This shop cannot send codes to this kind of name. */
export const Unavailable: Story = {
  args: { binding: { status: 'loaded', data: { current: null, otherBound: true, provable: false } } },
};

export const Loading: Story = { args: { binding: { status: 'loading' } } };
