import { ItemScreen } from '@mcy/ui/collection/items';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { hindranceOf, itemDetail, shippingDetail, upgradedDetail } from '../fixtures/toys.ts';

const meta = {
  title: 'Collection/Items/Screens/Item',
  component: ItemScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    item: { status: 'loaded', data: itemDetail },
    onGoBack: fn(),
    hindranceOf,
    proof: null,
    onProve: fn(),
    links: {
      item: (item_id) => `/item/${item_id}`,
      pool: (pool_id) => `/pool/${pool_id}`,
      upgrades: '/upgrades',
      action: (action, item_ids) => `/${action}?item_ids=${item_ids.join(',')}`,
    },
  },
} satisfies Meta<typeof ItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toy that came as a gift: its draw can be checked, its history told, and what may not be done says why. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Số 7')).toBeVisible();
    const history = within(canvas.getByRole('list', { name: 'Hành trình' })).getAllByRole('listitem');
    await expect(history).toHaveLength(itemDetail.history.length);
    await expect(canvas.getByText('Mẫu này không tách được')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Nâng cấp/ })).toHaveAttribute(
      'href',
      `/upgrade?item_ids=${itemDetail.item_id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lượt mở' }));
    await expect(args.onProve).toHaveBeenCalledOnce();
  },
};

/** On its way: nothing can be done with it, and one sentence says why. */
export const OnItsWay: Story = {
  args: { item: { status: 'loaded', data: shippingDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Món này đang trên đường giao')).toBeVisible();
    await expect(canvas.queryByText('Tách lấy đá')).not.toBeInTheDocument();
  },
};

/** Made by an upgrade: it leads to the record. */
export const Made: Story = {
  args: { item: { status: 'loaded', data: upgradedDetail } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem lượt tạo ra món này' })).toHaveAttribute('href', '/upgrades');
  },
};

export const Loading: Story = { args: { item: { status: 'loading' } } };

export const Failed: Story = {
  args: { item: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
