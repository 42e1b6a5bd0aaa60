import { PlayerBar } from '@mcy/ui/account/profile';
import { Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Account/Profile/PlayerBar',
  component: PlayerBar,
  args: {
    user: { nickname: 'Minh Anh', avatar: '/art/avatars/1.svg' },
    wallet: { balance: 2_000_000, stone: 140, diamond: 0 },
    unread: 4,
    links: {
      mine: '/pages/index/mine',
      moneyFlow: '/pages/user/money_flow',
      recharge: '/pages/user/recharge',
      notifications: '/pages/user/notify',
    },
  },
  render: (args) => (
    <Surface>
      <PlayerBar {...args} />
    </Surface>
  ),
} satisfies Meta<typeof PlayerBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const { links } = args;
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('2.000.000 xu 140 đá linh hồn')).toHaveAttribute('href', links.moneyFlow);
    await expect(link('Nạp xu')).toHaveAttribute('href', links.recharge);
    await expect(link('Thông báo, 4 chưa đọc')).toHaveAttribute('href', links.notifications);
    await expect(link('Minh Anh')).toHaveAttribute('href', links.mine);
  },
};

export const Variants: Story = { args: { wallet: { balance: 2_000_000, stone: 140, diamond: 12 } } };

/** Before anything is known, and with a long name. */
export const States: Story = {
  render: ({ links, ...args }) => (
    <>
      <Surface>
        <PlayerBar user={undefined} wallet={undefined} unread={undefined} links={links} />
      </Surface>
      <Surface>
        <PlayerBar {...args} user={{ nickname: 'Người sưu tầm', avatar: '/art/avatars/2.svg' }} links={links} />
      </Surface>
    </>
  ),
};
