import { AppUpdateScreen } from '@mcy/ui/system/update';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'System/Update/Screens/AppUpdate',
  component: AppUpdateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    update: { step: 'downloading', version: '2.7.0', progress: 50 },
    version: '2.6.0',
    links: { home: '/' },
    onRetry: fn(),
    onQuit: fn(),
  },
} satisfies Meta<typeof AppUpdateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { update: { step: 'checking' } } };

export const Installing: Story = { args: { update: { step: 'installing', version: '2.7.0' } } };

export const Empty: Story = { args: { update: { step: 'none' } } };

export const Failed: Story = { args: { update: { step: 'failed', phase: 'download' } } };

/** Quitting is the only option. */
export const Installed: Story = {
  args: { update: { step: 'installed', version: '2.7.0' } },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onQuit).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
