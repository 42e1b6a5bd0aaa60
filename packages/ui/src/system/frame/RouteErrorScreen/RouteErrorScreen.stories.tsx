import { RouteErrorScreen } from '@mcy/ui/system/frame';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { tabs } from '../fixtures/tabs.ts';

const meta = {
  title: 'System/Frame/Screens/RouteError',
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    request_id: '0193436e-7c1a-7d2f-8f2e-3b1b8a6d0c11',
    onRetry: fn(),
    offline: false,
    tabs,
    links: { home: '/' },
  },
} satisfies Meta<typeof RouteErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A page that needs a connection, without one. */
export const Offline: Story = { args: { request_id: undefined, offline: true } };

/** The page itself failed: there is no code to quote. */
export const WithoutRequest: Story = { args: { request_id: undefined } };
