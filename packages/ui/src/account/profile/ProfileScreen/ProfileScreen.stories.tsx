import { InviteFriends } from '@mcy/ui/account/invitations';
import { ProfileScreen } from '@mcy/ui/account/profile';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { nightSky } from '../../entry/fixtures/art.ts';
import { FormSketch } from '../../entry/fixtures/FormSketch.tsx';
import { lansProfile, longProfile, silentProfile } from '../fixtures/profiles.ts';

const meta = {
  title: 'Account/Profile/Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    user: { status: 'loaded', data: { ...lansProfile, background: nightSky } },
    form: () => <FormSketch />,
    atForm: false,
    invite: <InviteFriends onInvite={async () => {}} links={{ bindCode: '/pages/user/bind_code' }} />,
    links: {
      mine: '/pages/index/mine',
      player: (user_id) => `/pages/user/home?user_id=${user_id}`,
    },
    onCopyInviteCode: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Nothing filled in. */
export const Empty: Story = { args: { user: { status: 'loaded', data: silentProfile } } };

/** The longest description, in one word without breaks. */
export const LongTexts: Story = { args: { user: { status: 'loaded', data: longProfile } } };

export const Loading: Story = { args: { user: { status: 'loading' } } };

export const Failed: Story = {
  args: { user: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
