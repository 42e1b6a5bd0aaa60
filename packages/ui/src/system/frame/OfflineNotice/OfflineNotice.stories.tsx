import { OfflineNotice } from '@mcy/ui/system/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'System/Frame/OfflineNotice',
  component: OfflineNotice,
  args: { read_at: '2026-11-22T03:32:00Z' },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Nothing of the page was ever loaded here. */
export const Unread: Story = { args: { read_at: null } };
