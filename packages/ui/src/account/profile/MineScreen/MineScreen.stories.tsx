import { MineScreen } from '@mcy/ui/account/profile';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lansAccount, longNamed } from '../../names/fixtures/accounts.ts';

const meta = {
  title: 'Account/Profile/Screens/Mine',
  component: MineScreen,
  parameters: { layout: 'fullscreen', shell: { tab: 'mine' } },
  render: (args, { globals }) => (
    <MineScreen {...args} device={{ ...args.device, theme: globals['theme'] === 'light' ? 'light' : 'dark' }} />
  ),
  args: {
    account: { status: 'loaded', data: lansAccount },
    unread: 3,
    follows: { following_count: 128, fan_count: 1_024 },
    identity: 'successful',
    coupons: 3,
    device: { theme: 'dark', sound: false, motion: 'system', shortcuts: true },
    links: {
      signIn: '/pages/login/index',
      register: '/pages/login/register',
      recharge: '/pages/user/recharge',
      withdraw: '/pages/user/withdraw',
      boxes: '/pages/index/card',
      item: (item_id) => `/pages/bag/item?item_id=${item_id}`,
      collection: '/pages/bag/index',
      boxRecord: '/pages/box/record',
      boxOrders: '/pages/user/orders',
      mallOrders: '/pages/mall/index',
      coupons: '/pages/user/coupon',
      moneyFlow: '/pages/user/money_flow',
      stoneFlow: '/pages/user/stone_flow',
      diamondFlow: '/pages/user/diamond_flow',
      spending: '/pages/user/spending',
      following: '/pages/user/followList',
      fans: '/pages/user/fanList',
      level: '/pages/user/level',
      rankings: '/pages/user/rankList',
      notifications: '/pages/user/notify',
      profile: '/pages/user/edit',
      addresses: '/pages/user/address/index',
      settings: '/pages/user/setting',
      checkIn: '/pages/home/sign',
      daily: '/pages/box/daily',
      pass: '/pages/box/zhanling',
      mall: '/pages/index/mall',
      identity: '/pages/home/shiming',
      desk: null,
      delivery: '/pages/common/about_delivery_service',
      policies: '/pages/common/Policy?type=user',
      unopened: '/pages/box/record',
    },
    onChooseLocale: fn(),
    onChooseDevice: fn(),
  },
} satisfies Meta<typeof MineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A guest. */
export const Empty: Story = { args: { account: { status: 'loaded', data: null }, unread: null } };

const nothingWaits = { unopened: 0, unread: 0, identity: false, withdrawal: false };

/** Just registered: no toys, nothing that waits. */
export const NewPlayer: Story = {
  args: {
    account: {
      status: 'loaded',
      data: { ...lansAccount, balance: 0, stones: 0, toys: [], waiting: nothingWaits },
    },
    unread: 0,
  },
};

export const Loading: Story = { args: { account: { status: 'loading' } } };

export const Failed: Story = {
  args: { account: { status: 'failed', message: 'Máy chủ đang bận, bạn thử lại sau giây lát.', onRetry: fn() } },
};

export const LongNames: Story = {
  args: {
    account: {
      status: 'loaded',
      data: { ...lansAccount, user: longNamed, balance: 999_999_999_999, stones: 99_999_999, diamonds: 9_999_999 },
    },
    unread: 1_000,
  },
};
