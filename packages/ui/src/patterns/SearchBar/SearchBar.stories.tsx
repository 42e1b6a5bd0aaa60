import { SearchBar, type SearchBarProps } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const catalogue = ['Mèo Phi Hành Gia', 'Mèo Thần Tài', 'Mèo Máy mini', 'Thỏ Nguyệt', 'Gấu Bạc Hà'];

const meta = {
  title: 'Patterns/SearchBar',
  component: SearchBar,
  args: {
    texts: {
      label: 'Tìm đồ chơi',
      placeholder: 'Tên món, bộ hoặc IP',
      submit: 'Tìm',
      clear: 'Xóa chữ đã gõ',
      suggestions: 'Gợi ý',
      suggestionCount: (count) => `${count} gợi ý`,
      recent: 'Tìm gần đây',
      removeRecent: (query) => `Xóa “${query}”`,
      clearRecent: 'Xóa tất cả',
      popular: 'Nhiều người tìm',
    },
    recent: ['thỏ nguyệt', 'hộp ichiban dưới 100.000', 'gấu bạc hà'],
    popular: ['Mèo Phi Hành Gia', 'Dạ quang', 'Giải vé cuối', 'Bộ trung thu', 'Túi may mắn'],
    onSearch: fn(),
    onQueryChange: fn(),
  },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with instant suggestions. */
function Searching(args: SearchBarProps) {
  const [query, setQuery] = useState(args.defaultQuery ?? '');
  const [recent, setRecent] = useState(args.recent ?? []);
  return (
    <SearchBar
      {...args}
      suggestions={args.suggestions ?? catalogue.filter((name) => name.toLowerCase().includes(query.toLowerCase()))}
      onQueryChange={(typed) => {
        setQuery(typed);
        args.onQueryChange?.(typed);
      }}
      recent={recent}
      onRemoveRecent={(removed) => setRecent(recent.filter((other) => other !== removed))}
      onClearRecent={() => setRecent([])}
    />
  );
}

/** Type, move by arrow keys, choose: by keyboard only. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Tìm đồ chơi' });
    await userEvent.type(field, 'mèo');
    const second = await canvas.findByRole('option', { name: 'Mèo Thần Tài' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Mèo Thần Tài');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
  },
};

export const Variants: Story = {};

export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mèo');
    await canvas.findByRole('option', { name: 'Mèo Máy mini' });
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Loading suggestions; a query longer than its field; no suggestions yet. */
export const States: Story = {
  args: {
    defaultQuery: 'Mèo Phi Hành Gia phiên bản giới hạn mừng trăng rằm tháng tám mạ vàng',
    loading: true,
    recent: [],
    popular: [],
  },
};
