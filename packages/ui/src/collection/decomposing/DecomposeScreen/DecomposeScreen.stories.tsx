import { DecomposeScreen } from '@mcy/ui/collection/decomposing';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { hindranceOf, items as owned, stonesOf } from '../../items/fixtures/toys.ts';

const items = owned.map((item) => ({
  ...item,
  stones: stonesOf(item.value),
  hindrance: hindranceOf(item, 'decompose'),
}));

const possible = items.filter(({ hindrance }) => hindrance === null);

const meta = {
  title: 'Collection/Decomposing/Screens/Decompose',
  component: DecomposeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    items: { status: 'loaded', data: items },
    result: null,
    onRemove: fn(),
    onDecompose: fn(async () => {}),
    links: { collection: '/toys', stoneFlow: '/stones' },
  },
} satisfies Meta<typeof DecomposeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each toy with its stones; what cannot be decomposed says why and is not part of the sum, which is confirmed. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mẫu này không tách được')).toBeInTheDocument();
    await expect(canvas.getByText('Món này đang trên đường giao')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Bỏ ${possible[0]?.name} ra` }));
    await expect(args.onRemove).toHaveBeenCalledWith(possible[0]?.item_id);
    await userEvent.click(canvas.getByRole('button', { name: `Tách ${possible.length} món` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tách' }));
    await expect(args.onDecompose).toHaveBeenCalledWith(
      possible.map(({ item_id }) => item_id),
      possible.reduce((sum, { stones }) => sum + stones, 0),
    );
  },
};

/** What it gave, and the ways on. */
export const Decomposed: Story = { args: { result: { count: 4, stones: 144_000, stone: 145_340 } } };

/** None of the chosen can be decomposed: there is nothing to confirm. */
export const NonePossible: Story = {
  args: { items: { status: 'loaded', data: items.filter((item) => !possible.includes(item)) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Tách/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Mở tủ đồ' })).toHaveAttribute('href', '/toys');
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Empty: Story = { args: { items: { status: 'loaded', data: [] } } };
