import { GiveToysScreen } from '@mcy/ui/collection/gifts';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { giftable, giftableUnicorn, keptDragon } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/Screens/GiveToys',
  component: GiveToysScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    toys: loadedPage(giftable),
    chosen: [giftableUnicorn],
    step: 'toys',
    way: 'friend',
    draft: { friend: { nickname: 'L***g', avatar: '/art/avatars/3.svg' }, message: 'Sinh nhật vui vẻ nha!' },
    form: 'Form',
    onToggle: fn(),
    onChooseWay: fn(),
    onContinue: fn(),
    onGoBack: fn(),
    onSend: fn(async () => {}),
    links: { boxes: '/boxes' },
  },
} satisfies Meta<typeof GiveToysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toys are put into the gift and taken out of it; one that stays with its winner says so. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kỳ Lân/, pressed: true }));
    await expect(args.onToggle).toHaveBeenCalledWith(giftableUnicorn.item_id);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(keptDragon.name) }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Friend: Story = {
  args: { step: 'friend' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Qua liên kết' }));
    await expect(args.onChooseWay).toHaveBeenCalledWith('link');
  },
};

/** The wrapped box with what is inside, and what happens to it. */
export const Preview: Story = {
  parameters: inEveryMode,
  args: { step: 'preview' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Gửi đến L***g')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi quà' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const PreviewByLink: Story = {
  args: { step: 'preview', way: 'link', draft: { friend: null, message: null } },
};

export const Loading: Story = { args: { toys: { status: 'loading' }, chosen: [] } };

export const Failed: Story = {
  args: { toys: { status: 'failed', message: 'Mất kết nối.', onRetry: fn() }, chosen: [] },
};

export const Empty: Story = { args: { toys: loadedPage([]), chosen: [] } };
