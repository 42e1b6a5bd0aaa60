import { NotificationSign } from '@mcy/ui/account/notices';
import { Inline, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lastPrize, notifications } from '../fixtures/notifications.ts';

const meta = {
  title: 'Account/Notices/NotificationSign',
  component: NotificationSign,
  args: { notification: lastPrize },
} satisfies Meta<typeof NotificationSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Each kind, in a list and on its page. */
export const Variants: Story = {
  render: () => (
    <Stack space="large">
      {(['standard', 'large'] as const).map((size) => (
        <Inline key={size} space="medium">
          {notifications.map((notification) => (
            <NotificationSign key={notification.notification_id} notification={notification} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** The picture failed to load. */
export const States: Story = { args: { notification: { kind: 'prize_won', image: '/art/toys/none.webp' } } };
