import { BindInviteCodeScreen } from '@mcy/ui/account/invitations';
import { Button, Stack, TextField } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lan, longNamed } from '../../names/fixtures/accounts.ts';

function FormSketch() {
  return (
    <Stack space="large">
      <TextField label="Mã mời" value="K7MWX2QA" onValueChange={() => {}} />
      <Button size="large">Liên kết</Button>
    </Stack>
  );
}

const open = { inviter: null, bind_until: '2026-12-18T04:00:00Z', open: true };
const settled = { ...open, open: false };
const bound_at = '2026-11-20T13:00:00Z';

const meta = {
  title: 'Account/Invitations/Screens/BindInviteCode',
  component: BindInviteCodeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    invitation: { status: 'loaded', data: open },
    form: <FormSketch />,
    links: { profile: '/pages/user/edit', coupons: '/pages/user/coupon' },
  },
} satisfies Meta<typeof BindInviteCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Account` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

/** Bound; it cannot be changed. */
export const Bound: Story = {
  args: {
    invitation: {
      status: 'loaded',
      data: { ...settled, inviter: { nickname: lan.nickname, avatar: lan.avatar, bound_at } },
    },
  },
};

/** A missing picture, and the longest name. */
export const LongNames: Story = {
  args: {
    invitation: {
      status: 'loaded',
      data: {
        ...settled,
        inviter: { nickname: longNamed.nickname, avatar: longNamed.avatar, bound_at },
      },
    },
  },
};

/** More than 30 days after registering. */
export const Empty: Story = { args: { invitation: { status: 'loaded', data: settled } } };

export const Loading: Story = { args: { invitation: { status: 'loading' } } };
