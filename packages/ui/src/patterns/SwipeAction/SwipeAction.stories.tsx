import { InfiniteList, ListRow, SwipeAction, type SwipeActionItem } from '@mcy/ui/patterns';
import { Image, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin, Trash2 } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

const onPin = fn();
const onRemove = fn();

const actions: readonly SwipeActionItem[] = [
  { id: 'pin', label: 'Ghim', icon: Pin, onPress: onPin },
  { id: 'remove', label: 'Xóa', icon: Trash2, tone: 'critical', onPress: onRemove },
];

const row = (name: string, image: string = toys.cat) => (
  <ListRow
    href="/pages/box/goods_detail?prize_id=1"
    leading={<Image src={image} alt="" width={48} height={48} priority />}
    title={name}
    description="Đã trúng lúc 20:15, 20 thg 11"
  />
);

const meta = {
  title: 'Patterns/SwipeAction',
  component: SwipeAction,
  args: {
    label: 'Thao tác với Mèo Phi Hành Gia',
    moreLabel: 'Thao tác khác với Mèo Phi Hành Gia',
    actions,
    children: row('Mèo Phi Hành Gia'),
  },
  render: (args) => (
    <Surface space="none">
      <SwipeAction {...args} />
    </Surface>
  ),
} satisfies Meta<typeof SwipeAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard only: open, act, close. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Thao tác khác với Mèo Phi Hành Gia' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ghim' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPin).toHaveBeenCalled();
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Escape}');
  },
};

export const Variants: Story = { args: { open: true, onOpenChange: fn() } };

/** Long texts, three actions, one of them disabled. */
export const States: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    actions: [
      { id: 'read', label: 'Đánh dấu đã đọc', icon: Pin, tone: 'accent', onPress: fn() },
      { id: 'pin', label: 'Ghim', icon: Pin, disabled: true, onPress: fn() },
      { id: 'remove', label: 'Xóa', icon: Trash2, tone: 'critical', onPress: fn() },
    ],
    children: row('Mèo Phi Hành Gia phiên bản giới hạn mùa trăng tròn'),
  },
};

/** In a list, opening one row closes the other. */
export const OneAtATime: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ actions: items }) => (
    <InfiniteList
      label="Tin nhắn"
      rows={['Mèo Phi Hành Gia', 'Thỏ Nguyệt', 'Gấu Bạc Hà']}
      rowKey={(name) => name}
      hasMore={false}
      loadingMore={false}
      onLoadMore={() => undefined}
      loadMoreLabel="Xem thêm"
      loadingLabel="Đang tải"
    >
      {(name) => (
        <SwipeAction label={`Thao tác với ${name}`} moreLabel={`Thao tác khác với ${name}`} actions={items}>
          <Surface space="none">{row(name)}</Surface>
        </SwipeAction>
      )}
    </InfiniteList>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /Thao tác khác/ });
    if (!first || !second) throw new Error('The list must have three rows.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const group = canvas.getByRole('group', { name: 'Thao tác với Thỏ Nguyệt' });
    await userEvent.click(within(group).getByRole('button', { name: 'Xóa' }));
    await expect(onRemove).toHaveBeenCalled();
  },
};
