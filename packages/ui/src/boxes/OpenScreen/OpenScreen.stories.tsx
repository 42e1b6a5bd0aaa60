import { OpenScreen } from '@mcy/ui/boxes';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { commonOpening, singleOpening, tenOpening, unseenOpening } from '../fixtures/openings.ts';
import { finitePool, infinitePool, soldOutPool } from '../fixtures/pools.ts';

const meta = {
  title: 'Boxes/Screens/Open',
  component: OpenScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ pool: finitePool, odds: finiteOdds, balance: 1_250_000 }),
    phase: { step: 'choose' },
    onOpen: fn(async () => undefined),
    onReveal: fn(),
    onOpenAgain: fn(),
    unopened: [],
    onGoBack: fn(),
    links,
  },
} satisfies Meta<typeof OpenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Infinite: Story = { args: { load: loaded({ pool: infinitePool, odds: infiniteOdds, balance: 20_000 }) } };

export const Refused: Story = {
  args: { refusal: 'Số lượng còn lại không đủ. Hộp chỉ còn 3 vé.', unopened: [unseenOpening] },
};

export const Drawing: Story = { args: { phase: { step: 'drawing' } } };

export const Reveal: Story = { args: { phase: { step: 'reveal', opening: { ...singleOpening, revealed: false } } } };

export const RevealTen: Story = { args: { phase: { step: 'reveal', opening: unseenOpening } } };

/** Seen before: straight to what it came to. */
export const Results: Story = { args: { phase: { step: 'reveal', opening: tenOpening } } };

export const Loading: Story = { args: { load: loading } };

export const SoldOut: Story = { args: { load: loaded({ pool: soldOutPool, odds: soldOutOdds, balance: 1_250_000 }) } };

export const Failed: Story = { args: { load: failed } };

/** Choose, pay, and be told once that it was seen. */
export const OpensOne: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { phase: { step: 'reveal', opening: { ...commonOpening, revealed: false } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [result] = commonOpening.results;
    await userEvent.click(canvas.getByRole('button', { name: /khui|open|开盒/i }));
    const prize = await canvas.findByRole('heading', { name: result?.prize.name ?? '' });
    // It rises into sight: there at once, visible a frame later.
    await waitFor(() => expect(prize).toBeVisible());
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await expect(args.onReveal).toHaveBeenCalledWith(commonOpening.opening_id);
    await expect(canvas.getByRole('link', { name: /lịch sử|record|记录/i })).toBeVisible();
  },
};
