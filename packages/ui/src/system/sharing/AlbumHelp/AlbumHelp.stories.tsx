import { AlbumHelp } from '@mcy/ui/system/sharing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

const meta = {
  title: 'System/Sharing/AlbumHelp',
  component: AlbumHelp,
  args: { open: true, onOpenChange: fn() },
} satisfies Meta<typeof AlbumHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Đã hiểu' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Variants: Story = {};
