import { DeviceNotifications } from '@mcy/ui/account/notices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Account/Notices/DeviceNotifications',
  component: DeviceNotifications,
  args: { state: 'off', onSwitch: fn(async () => {}) },
} satisfies Meta<typeof DeviceNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { state: 'on' } };

/** Blocked by the browser's own setting. */
export const States: Story = { args: { state: 'denied' } };

/** The browser does not support push. */
export const Unsupported: Story = { args: { state: 'unsupported' } };

/** The shop has no push keys. */
export const Unavailable: Story = { args: { state: 'unavailable' } };
