import { GuestGate, type GuestGateProps } from '@mcy/ui/patterns';
import { Button, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, PackageOpen } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

const panel: GuestGateProps = {
  member: false,
  href: '/pages/login/index?back=%2Fpages%2Findex%2Fmine',
  icon: PackageOpen,
  texts: {
    title: 'Tủ đồ của bạn ở đây',
    text: 'Đăng nhập để xem những món đã trúng, giao hàng hoặc tặng bạn bè.',
    signIn: 'Đăng nhập',
  },
  children: <Text>Mười hai món đang chờ giao.</Text>,
};

const meta = {
  title: 'Patterns/GuestGate',
  component: GuestGate,
  args: panel,
} satisfies Meta<typeof GuestGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** A guest sees the sign-in button, a member the content. */
export const Variants: Story = {
  render: () => (
    <Stack>
      <GuestGate {...panel} />
      <GuestGate {...panel} member />
    </Stack>
  ),
};

const follow = fn();

const press: GuestGateProps = {
  member: false,
  href: '/pages/login/index?back=%2Fpages%2Fhome%2Fdynamic',
  variant: 'press',
  texts: {
    title: 'Đăng nhập để theo dõi Ngọc Lan',
    text: 'Bạn sẽ thấy bài mới của cô ấy đầu tiên. Xong là quay lại đúng chỗ này.',
    signIn: 'Đăng nhập',
    later: 'Để sau',
  },
  children: (
    <Button icon={Heart} onPress={follow}>
      Theo dõi
    </Button>
  ),
};

export const Invitation: Story = {
  render: () => <GuestGate {...press} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theo dõi' }));
    await screen.findByRole('dialog', { name: 'Đăng nhập để theo dõi Ngọc Lan' });
  },
};

/** A guest's click opens sign-in and does nothing else; closing it returns focus. */
export const InterceptedPress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <GuestGate {...press} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Theo dõi' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Đăng nhập để theo dõi Ngọc Lan' });
    await expect(sheet).toContainElement(screen.getByRole('link', { name: 'Đăng nhập' }));
    await expect(follow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
