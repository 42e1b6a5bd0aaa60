import { ListRow, NavBar, PullToRefresh } from '@mcy/ui/patterns';
import { Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'Patterns/PullToRefresh',
  component: PullToRefresh,
  args: {
    onRefresh: fn<() => Promise<void>>(() => Promise.resolve()),
    refreshLabel: 'Làm mới',
    refreshingLabel: 'Đang làm mới',
    children: (
      <Surface space="none">
        <ListRow title="Mèo Phi Hành Gia" href="/pages/box/detail?pool_id=1" />
        <ListRow title="Thỏ Nguyệt" href="/pages/box/detail?pool_id=2" />
        <ListRow title="Gấu Bạc Hà" href="/pages/box/detail?pool_id=3" />
      </Surface>
    ),
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Làm mới' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
  },
};

export const Variants: Story = {};

/** The button among the actions of the navigation bar, where it takes no line of its own. */
export const InNavBar: Story = {
  parameters: { layout: 'fullscreen' },
  args: { bar: (refreshButton) => <NavBar title="Khuyến mãi" actions={refreshButton} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Làm mới' })).toHaveLength(1);
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn<() => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang làm mới');
  },
};
