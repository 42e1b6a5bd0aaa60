import { NotificationBell } from '@mcy/ui/account/notices';
import { NavBar } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

/** The mall's beside that of all, as on a desktop. */
export const OfOneArea: Story = {
  render: (args) => (
    <NavBar
      title="Gian hàng"
      actions={
        <>
          <NotificationBell
            href="/pages/mall/notify"
            unread={100}
            label={(_unread, shown) => `Thông báo gian hàng, ${shown} chưa đọc`}
          />
          <NotificationBell {...args} />
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Thông báo gian hàng, 99+ chưa đọc' })).toHaveAttribute(
      'href',
      '/pages/mall/notify',
    );
    await expect(canvas.getByRole('link', { name: 'Thông báo, 3 chưa đọc' })).toHaveAttribute('href', href);
  },
};

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
