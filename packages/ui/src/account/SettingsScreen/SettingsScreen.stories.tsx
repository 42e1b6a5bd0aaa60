import { SettingsScreen } from '@mcy/ui/account';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { devices } from '../fixtures/devices.ts';

const meta = {
  title: 'Account/Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  render: (args, { globals }) => <SettingsScreen {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />,
  args: {
    theme: 'dark',
    devices: { status: 'loaded', data: devices },
    version: '2.6.0',
    links: {
      mine: '/pages/index/mine',
      profile: '/pages/user/edit',
      changePassword: '/pages/user/change_password',
    },
    onChooseLocale: fn(),
    onChooseTheme: fn(),
    onEndSession: fn(async () => {}),
    onEndOthers: fn(async () => {}),
    onSignOut: fn(async () => {}),
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Nowhere but here. */
export const OneDevice: Story = { args: { devices: { status: 'loaded', data: devices.slice(0, 1) } } };

export const Loading: Story = { args: { devices: { status: 'loading' } } };

/** The rest of the settings works without the list. */
export const Failed: Story = {
  args: { devices: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
