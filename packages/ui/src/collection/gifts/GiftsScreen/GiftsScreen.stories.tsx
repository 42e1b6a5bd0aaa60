import { GiftsScreen } from '@mcy/ui/collection/gifts';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { declined, givenByLink, received } from '../fixtures/gifts.ts';

const meta = {
  title: 'Collection/Gifts/Screens/Gifts',
  component: GiftsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    side: 'received',
    gifts: loadedPage([
      received,
      { ...received, gift_id: 'accepted', state: 'accepted', message: null, settled_at: '2026-11-19T03:00:00Z' },
    ]),
    onChooseSide: fn(),
    onGoBack: fn(),
    links: { give: '/give', gift: (gift_id) => `/gift/${gift_id}`, inviteCode: '/invite' },
  },
} satisfies Meta<typeof GiftsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Từ Lan Phương.*Chờ nhận/s })).toHaveAttribute(
      'href',
      `/gift/${received.gift_id}`,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Đã tặng' }));
    await expect(args.onChooseSide).toHaveBeenCalledWith('given');
  },
};

export const Given: Story = { args: { side: 'given', gifts: loadedPage([givenByLink, declined]) } };

export const Loading: Story = { args: { gifts: { status: 'loading' } } };

/** Leads to the code that friends need. */
export const Empty: Story = {
  args: { gifts: loadedPage([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem mã mời của tôi' })).toHaveAttribute('href', '/invite');
  },
};
