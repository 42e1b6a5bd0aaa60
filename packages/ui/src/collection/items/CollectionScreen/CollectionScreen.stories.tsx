import { CollectionScreen, wholeCollection } from '@mcy/ui/collection/items';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { collection, groups, hindranceOf, seriesToys, snailGroup } from '../fixtures/toys.ts';

const meta = {
  title: 'Collection/Items/Screens/Collection',
  component: CollectionScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    collection: { status: 'loaded', data: collection },
    toys: loadedPage(groups),
    filter: wholeCollection,
    onFilter: fn(),
    onShowSeries: fn(),
    seriesToys: { status: 'loaded', data: seriesToys },
    hindranceOf,
    links: {
      mine: '/mine',
      boxes: '/boxes',
      upgrades: '/upgrades',
      decomposed: '/decomposed',
      all: '/record',
      gifts: '/gifts',
      parcels: '/parcels',
      item: (item_id) => `/item/${item_id}`,
      prize: (prize_id) => `/prize/${prize_id}`,
      action: (action, item_ids) => `/${action}?item_ids=${item_ids.join(',')}`,
    },
  },
} satisfies Meta<typeof CollectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Equal toys are one tile with their number, which leads to the newest. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Đồ chơi của bạn' })).getAllByRole('listitem');
    await expect(tiles).toHaveLength(groups.length);
    const snails = within(tiles[1] ?? document.body);
    await expect(snails.getByText('×3')).toBeVisible();
    await expect(snails.getByRole('link')).toHaveAttribute('href', `/item/${snailGroup.item_ids[0]}`);
  },
};

/** Several are chosen, equal ones by number; every action goes on with them, or says why not. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn Ốc Không Vội' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một Ốc Không Vội' }));
    await expect(canvas.getByText('Đã chọn 2 món')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Chọn Tên Lửa Đuôi Đỏ' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn Kỳ Lân Bình Minh' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Làm gì tiếp?' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('Mẫu này không tặng được')).toBeInTheDocument();
    const decompose = sheet.getByRole('link', { name: /^Tách lấy đá/ });
    await expect(decompose.getAttribute('href')?.split(',')).toHaveLength(3);
  },
};

/** A series opens to its toys: silhouettes of the missing ones, with the way to a box that has them. */
export const Series: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rừng Huyền Thoại/ }));
    await expect(args.onShowSeries).toHaveBeenCalledWith(collection.series[0]?.series_id);
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(seriesToys.length);
    await expect(sheet.getAllByRole('link', { name: 'Có trong hộp đang bán' })).toHaveLength(1);
  },
};

/** As lines, searched without accents. */
export const AsList: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Danh sách' }));
    await expect(canvas.getByRole('link', { name: /Ốc Không Vội/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tìm đồ chơi' }), 'rong{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...wholeCollection, q: 'rong' });
  },
};

/** Nothing matches: one press shows everything. */
export const NothingFound: Story = {
  args: { toys: loadedPage([]), filter: { ...wholeCollection, q: 'xyz' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
    await expect(args.onFilter).toHaveBeenCalledWith(wholeCollection);
  },
};

export const Loading: Story = { args: { collection: { status: 'loading' }, toys: { status: 'loading' } } };

export const Empty: Story = {
  args: { collection: { status: 'loaded', data: { count: 0, value: 0, series: [] } }, toys: loadedPage([]) },
};

/** The list fails while the rest stays. */
export const Failed: Story = {
  args: { toys: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
