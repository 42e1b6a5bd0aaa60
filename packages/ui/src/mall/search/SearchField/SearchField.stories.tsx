import { SearchField } from '@mcy/ui/mall/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Mall/Search/SearchField',
  component: SearchField,
  args: { onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks for what was typed, and never for nothing. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Tìm trong shop' });
    await userEvent.type(field, '  {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' hộp mù {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('hộp mù');
  },
};
