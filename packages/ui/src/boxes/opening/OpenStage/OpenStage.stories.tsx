import { OpenStage } from '@mcy/ui/boxes/opening';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fiveOpening, lastOpening, singleOpening, tenOpening } from '../fixtures/openings.ts';

const meta = {
  title: 'Boxes/Opening/OpenStage',
  component: OpenStage,
  parameters: { layout: 'fullscreen' },
  args: {
    opening: singleOpening,
    onSeen: fn(),
    sound: false,
    actions: (
      <Button size="large" width="full">
        Mở tiếp
      </Button>
    ),
  },
} satisfies Meta<typeof OpenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Ten: Story = { args: { opening: tenOpening }, parameters: { chromatic: { disableSnapshot: true } } };

export const WithLast: Story = { args: { opening: lastOpening }, parameters: { chromatic: { disableSnapshot: true } } };

/** One click opens it; the prize is announced and the next step appears. */
export const OpensOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /khui|tap to open|点击开盒/i }));
    const prize = singleOpening.results[0]?.prize.name ?? '';
    // A legendary toy takes six seconds.
    const article = await canvas.findByRole('article', { name: prize }, { timeout: 12_000 });
    await waitFor(() => expect(within(article).getByRole('heading')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(prize);
    await expect(canvas.getByRole('button', { name: 'Mở tiếp' })).toBeVisible();
    await expect(args.onSeen).toHaveBeenCalledWith(singleOpening.opening_id);
  },
};

/** Skipped before it began: everything appears at once. */
export const Skips: Story = {
  args: { opening: fiveOpening },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /bỏ qua|skip|跳过/i }));
    for (const { prize } of fiveOpening.results) {
      const card = canvas.getByRole('button', { name: new RegExp(prize.name) });
      // Dealt with an animation: mounted at once, visible a frame later.
      await waitFor(() => expect(card).toBeVisible());
    }
    await expect(args.onSeen).toHaveBeenCalledTimes(1);
  },
};
