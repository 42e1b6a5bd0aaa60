import { SearchScreen } from '@mcy/ui/mall/search';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { links } from '../../catalogue/fixtures/links.ts';

const meta = {
  title: 'Mall/Search/Screens/Search',
  component: SearchScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    onGoBack: fn(),
    onSearch: fn(),
    onQueryChange: fn(),
    onRemoveRecent: fn(),
    onClearRecent: fn(),
    recent: ['thú bông cá mập', 'hop mu'],
    popular: ['hộp mù', 'thú bông', 'móc khóa', 'dạ quang', 'trọn bộ'],
    links,
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was looked for before is one press away. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'hop mu' }));
    await expect(args.onSearch).toHaveBeenCalledWith('hop mu');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa chữ đã gõ' }));
  },
};

/** Nobody searched on this device yet. */
export const FirstTime: Story = { args: { recent: [] } };

export const Suggestions: Story = {
  args: {
    defaultQuery: 'ca map',
    suggestions: ['Cá mập Nhút Nhát', 'Thú bông Cá mập Nhút Nhát', 'Tranh treo tường Cá mập Nhút Nhát'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Cá mập Nhút Nhát');
  },
};
