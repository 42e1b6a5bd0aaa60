import { GiftScreen } from '@mcy/ui/collection/gifts';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { declined, givenByLink, received, shown } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/Screens/Gift',
  component: GiftScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    gift: { status: 'loaded', data: shown(received, 'addressee') },
    onAccept: fn(async () => {}),
    onDecline: fn(async () => {}),
    onTakeBack: fn(async () => {}),
    onShare: fn(async () => {}),
    onGoBack: fn(),
    links: { collection: '/collection', gifts: '/gifts', boxes: '/boxes' },
  },
} satisfies Meta<typeof GiftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wrapped, as a friend finds it. */
export const Loaded: Story = { parameters: inEveryMode };

/** The box opens, and the friend accepts, or declines after a question. */
export const Opened: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở hộp quà' }));
    await expect(canvas.getByRole('heading', { name: 'Bạn được tặng 2 món!' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '2 món' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận quà' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Không nhận' }));
    const question = await screen.findByRole('dialog');
    await expect(question).toHaveTextContent('trở về Lan Phương');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

/** A guest with the link is asked to sign in, and cannot decline for others. */
export const Guest: Story = {
  args: {
    gift: { status: 'loaded', data: { ...shown(received, 'holder'), by_link: true } },
    signInHref: '/sign-in',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở hộp quà' }));
    await expect(canvas.getByRole('link', { name: 'Đăng nhập để nhận quà' })).toHaveAttribute('href', '/sign-in');
    await expect(canvas.queryByRole('button', { name: 'Không nhận' })).not.toBeInTheDocument();
  },
};

export const Accepted: Story = {
  args: { gift: { status: 'loaded', data: shown({ ...received, state: 'accepted' }, 'addressee') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem tủ đồ' })).toHaveAttribute('href', '/collection');
  },
};

/** Somebody else was faster: what was inside is not shown. */
export const Late: Story = {
  args: {
    gift: {
      status: 'loaded',
      data: shown({ ...received, by_link: true, state: 'accepted', toys: [], message: null }, 'holder'),
    },
  },
};

/** The giver sends the link, or takes the gift back after a question. */
export const GivenByLink: Story = {
  args: { gift: { status: 'loaded', data: shown(givenByLink, 'giver') } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi liên kết' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy lại' }));
    const question = await screen.findByRole('dialog');
    await expect(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const GivenAndDeclined: Story = {
  args: { gift: { status: 'loaded', data: shown(declined, 'giver') } },
};

export const Loading: Story = { args: { gift: { status: 'loading' } } };
