import type { Decomposing } from '@mcy/api/collection/decomposing/contract';
import { DecomposedScreen } from '@mcy/ui/collection/decomposing';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { items, stonesOf } from '../../items/fixtures/toys.ts';

const [first] = items;

function decomposing(n: number, toys: typeof items): Decomposing {
  return {
    decomposing_id: `019a9e00-0000-7008-8000-00000000000${n}`,
    stones: toys.reduce((sum, { value }) => sum + stonesOf(value), 0),
    count: toys.length,
    decomposed_at: `2026-11-2${n}T09:30:00Z`,
    items: [...toys],
  };
}

const meta = {
  title: 'Collection/Decomposing/Screens/Decomposed',
  component: DecomposedScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    decomposed: loadedPage([
      decomposing(2, [...items, ...items.map((item) => ({ ...item, item_id: `${item.item_id}b` }))]),
      decomposing(1, first ? [first] : []),
    ]),
    links: { collection: '/toys', item: (item_id) => `/item/${item_id}` },
  },
} satisfies Meta<typeof DecomposedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each toy leads to its page, which keeps its history. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Đồ chơi đã tách' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(canvas.getByText(/^14 món/)).toBeVisible();
    const toy = within(rows[1] ?? document.body).getByRole('link', { name: first?.name ?? '' });
    await expect(toy).toHaveAttribute('href', `/item/${first?.item_id}`);
  },
};

export const Loading: Story = { args: { decomposed: { status: 'loading' } } };

export const Empty: Story = { args: { decomposed: loadedPage([]) } };
