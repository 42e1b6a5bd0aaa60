import { NotificationRow } from '@mcy/ui/account/notices';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestNotification, notifications, notificationsClock, recharged } from '../fixtures/notifications.ts';

const href = '/pages/user/notify_detail?notification_id=1';

const meta = {
  title: 'Account/Notices/NotificationRow',
  component: NotificationRow,
  args: { notification: recharged, href, now: notificationsClock },
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Each kind; the first two are unread. */
export const Variants: Story = {
  render: () => (
    <Stack space="xsmall">
      {notifications.map((notification) => (
        <NotificationRow
          key={notification.notification_id}
          notification={notification}
          href={href}
          now={notificationsClock}
        />
      ))}
    </Stack>
  ),
};

/** The longest names. */
export const States: Story = { args: { notification: longestNotification } };
