import { SearchResultScreen } from '@mcy/ui/mall/search';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failed, loading, page } from '../../catalogue/fixtures/loads.ts';
import { links } from '../../catalogue/fixtures/links.ts';
import { counts, found, foundBox, foundToy } from '../fixtures/found.ts';

const filter = { q: 'ca map', kind: null, order: 'best', choice: {} } as const;

const meta = {
  title: 'Mall/Search/Screens/SearchResult',
  component: SearchResultScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    found: page([...found, foundToy, foundBox]),
    summary: { total: 32, match: 'exact', counts },
    filter,
    onFilter: fn(),
    onSearch: fn(),
    onQueryChange: fn(),
    onGoBack: fn(),
    cart: null,
    links,
  },
} satisfies Meta<typeof SearchResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Kinds by chips, the rest in a sheet; nothing is filtered before it is applied. */
export const Filters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hộp mù (4)' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...filter, kind: 'box' });
    await userEvent.click(canvas.getByRole('button', { name: /^Lọc/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Còn hàng (29)' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Thú bông (2)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Xem kết quả' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...filter,
      choice: { traits: ['in_stock'], category: ['plush'] },
    });
  },
};

/** Nothing has all the words. */
export const Partly: Story = {
  args: {
    found: page([foundToy]),
    summary: { total: 1, match: 'partly', counts },
    filter: { ...filter, q: 'cá mập giá rẻ quận 7', choice: { traits: ['in_stock'] } },
  },
};

export const Loading: Story = { args: { found: loading, summary: null } };

export const Empty: Story = {
  args: {
    found: page([]),
    filter: { ...filter, q: 'xqzwv' },
    summary: {
      total: 0,
      match: 'exact',
      counts: { kinds: [], series: [], categories: [], prices: [], in_stock: 0, on_sale: 0, pre_sale: 0, cod: 0 },
    },
  },
};

export const Failed: Story = { args: { found: failed, summary: null } };
