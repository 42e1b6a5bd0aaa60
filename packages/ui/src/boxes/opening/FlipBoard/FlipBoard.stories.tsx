import type { Opening } from '@mcy/api/boxes/opening/contract';
import { FlipBoard } from '@mcy/ui/boxes/opening';
import { StageFrame } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fiveOpening, tenOpening } from '../fixtures/openings.ts';

const faceDown = ({ results }: Opening) => results.map(() => false);
const faceUp = ({ results }: Opening) => results.map(() => true);

/** Fifty tickets at once, the maximum: all of them fit in the window. */
const crowd = Array.from({ length: 5 }, (_, hand) =>
  tenOpening.results.map((result) => ({ ...result, nonce: result.nonce + hand * tenOpening.results.length })),
).flat();

const meta = {
  title: 'Boxes/Opening/FlipBoard',
  component: FlipBoard,
  parameters: { layout: 'fullscreen' },
  args: { results: tenOpening.results, seen: faceDown(tenOpening), onFlip: fn() },
  decorators: [
    (Story) => (
      <StageFrame label="Sân khấu mở hộp">
        <Story />
      </StageFrame>
    ),
  ],
} satisfies Meta<typeof FlipBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { seen: tenOpening.results.map((_, place) => place % 3 === 0) } };

export const Five: Story = { args: { results: fiveOpening.results, seen: faceUp(fiveOpening) } };

export const Crowd: Story = { args: { results: crowd, seen: crowd.map((_, place) => place < 30) } };

export const Twenty: Story = { args: { results: crowd.slice(0, 20), seen: crowd.map(() => false) } };

export const Flips: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const cards = within(canvasElement).getAllByRole('button');
    await userEvent.click(cards[3] ?? canvasElement);
    await expect(args.onFlip).toHaveBeenCalledWith(3);
  },
};
