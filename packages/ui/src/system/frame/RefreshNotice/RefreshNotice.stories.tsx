import { RefreshNotice } from '@mcy/ui/system/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'System/Frame/RefreshNotice',
  component: RefreshNotice,
  args: { read_at: '2026-11-22T03:32:00Z', onRetry: fn(async () => {}) },
} satisfies Meta<typeof RefreshNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** Retried and waiting. */
export const Retrying: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onRetry: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button');
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
