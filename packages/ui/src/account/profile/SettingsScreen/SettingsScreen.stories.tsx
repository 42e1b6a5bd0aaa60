import { BoundNames } from '@mcy/ui/account/names';
import { SettingsScreen } from '@mcy/ui/account/profile';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { devices } from '../../entry/fixtures/devices.ts';

const meta = {
  title: 'Account/Profile/Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  render: (args, { globals }) => (
    <SettingsScreen {...args} device={{ ...args.device, theme: globals['theme'] === 'light' ? 'light' : 'dark' }} />
  ),
  args: {
    device: { theme: 'dark', sound: false, motion: 'system', shortcuts: true },
    devices: { status: 'loaded', data: devices },
    privacy: { status: 'loaded', data: { shows_wins: true, named_in_rankings: false } },
    version: '2.6.0',
    names: (
      <BoundNames
        names={{ email: 'l***@example.com', mobile: null }}
        links={{ email: '/pages/login/bindPhone?kind=email', mobile: '/pages/login/bindPhone?kind=mobile' }}
      />
    ),
    links: {
      mine: '/pages/index/mine',
      profile: '/pages/user/edit',
      changePassword: '/pages/user/change_password',
      spending: '/pages/user/spending',
    },
    onChooseLocale: fn(),
    onChooseDevice: fn(),
    onEndSession: fn(async () => {}),
    onEndOthers: fn(async () => {}),
    onChangePrivacy: fn(async () => {}),
    onSignOut: fn(async () => {}),
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** No other device. */
export const OneDevice: Story = { args: { devices: { status: 'loaded', data: devices.slice(0, 1) } } };

export const Loading: Story = { args: { devices: { status: 'loading' }, privacy: { status: 'loading' } } };

/** The other settings work without the list. */
export const Failed: Story = {
  args: { devices: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
