import { WelcomeScreen } from '@mcy/ui/account/entry';
import { Surface, Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { stageToy } from '../fixtures/art.ts';

const cards = ['Rồng nhí mộng mơ', 'Trạm vũ trụ kẹo'].map((name) => (
  <Surface key={name} href={`/pages/box/detail?pool_id=${encodeURIComponent(name)}`}>
    <Text weight="bold">{name}</Text>
  </Surface>
));

const meta = {
  title: 'Account/Entry/Screens/Welcome',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    name: 'Linh Chi',
    boxes: { status: 'loaded', data: cards },
    art: stageToy,
    links: { boxes: '/pages/index/card', home: '/', coupons: '/pages/user/buyCoupon', cameFrom: null },
  },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/pages/index/card');
  },
};

/** Registered on the way to something: back there comes first. */
export const Interrupted: Story = {
  args: {
    links: {
      boxes: '/pages/index/card',
      home: '/',
      coupons: '/pages/user/buyCoupon',
      cameFrom: '/pages/box/open?pool_id=1',
    },
  },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/pages/box/open?pool_id=1');
  },
};

export const Loading: Story = { args: { name: null, boxes: { status: 'loading' } } };

/** Nothing is on sale. */
export const Empty: Story = { args: { boxes: { status: 'loaded', data: null } } };

/** The boxes failed; the rest is there. */
export const Failed: Story = {
  args: { boxes: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
