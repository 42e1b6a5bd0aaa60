import type { RecordedMove } from '@mcy/api/collection/record/contract';
import { MyRecordScreen } from '@mcy/ui/collection/record';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { items } from '../../items/fixtures/toys.ts';

const kinds = ['receive', 'give', 'decompose', 'offer'] as const;

const moves = items.slice(0, kinds.length).map(({ item_id, name, image, rarity, serial }, place): RecordedMove => ({
  move_id: 40 - place,
  kind: kinds[place] ?? 'send',
  at: `2026-11-2${place}T09:30:00Z`,
  item_id,
  name,
  image,
  rarity,
  serial,
  own: kinds[place] !== 'offer',
}));

const meta = {
  title: 'Collection/Record/Screens/MyRecord',
  component: MyRecordScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    moves: loadedPage(moves),
    about: null,
    onAbout: fn(),
    links: { collection: '/toys', item: (item_id) => `/item/${item_id}` },
  },
} satisfies Meta<typeof MyRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toy that has a new owner leads nowhere. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Đã sang chủ mới')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /·/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Giao hàng' }));
    await expect(args.onAbout).toHaveBeenCalledWith('parcels');
  },
};

export const Loading: Story = { args: { moves: { status: 'loading' } } };

export const Empty: Story = { args: { moves: loadedPage([]) } };
