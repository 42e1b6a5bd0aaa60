import { NotificationBell } from '@mcy/ui/account/notices';
import { NavBar } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';

const href = '/pages/user/notify';

const meta = {
  title: 'Account/Notices/NotificationBell',
  component: NotificationBell,
  args: { href, unread: 3 },
  render: (args) => <NavBar title="MCY" actions={<NotificationBell {...args} />} />,
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** None, one, many, and above the limit. */
export const Variants: Story = {
  render: () => (
    <NavBar
      title="MCY"
      actions={[0, 1, 42, 100].map((unread) => (
        <NotificationBell key={unread} href={href} unread={unread} />
      ))}
    />
  ),
};
