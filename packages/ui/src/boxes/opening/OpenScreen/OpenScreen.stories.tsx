import { OpenScreen } from '@mcy/ui/boxes/opening';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { failed, loaded, loading } from '../../pools/fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../../pools/fixtures/odds.ts';
import { wins } from '../fixtures/wins.ts';
import { commonOpening, singleOpening, tenOpening, unseenOpening } from '../fixtures/openings.ts';
import { luckyBag } from '../../pools/fixtures/faces.ts';
import { finitePool, infinitePool, soldOutPool } from '../../pools/fixtures/pools.ts';

const meta = {
  title: 'Boxes/Opening/Screens/Open',
  component: OpenScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ pool: finitePool, odds: finiteOdds, balance: 1_250_000 }),
    phase: { step: 'choose' },
    onOpen: fn(async () => undefined),
    onOffer: fn(),
    onReveal: fn(),
    onOpenAgain: fn(),
    unopened: [],
    recent: wins,
    onShare: fn(async () => undefined),
    sound: false,
    onSoundChange: fn(),
    onGoBack: fn(),
    links,
  },
} satisfies Meta<typeof OpenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Infinite: Story = {
  args: { load: loaded({ pool: infinitePool, odds: infiniteOdds, balance: 20_000 }), progress: 41 },
};

/** A lucky bag says what it is worth at least. */
export const LuckyBag: Story = {
  args: { load: loaded({ pool: luckyBag, odds: finiteOdds, balance: 1_250_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ít nhất 110.000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mở 1 túi' })).toBeVisible();
  },
};

/** A card machine asks to pull its lever. */
export const CardMachine: Story = {
  args: { phase: { step: 'reveal', opening: { ...singleOpening, revealed: false, pool_kind: 'card_machine' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chạm để kéo cần' })).toBeVisible();
  },
};

/** The box is there before the shop knows what the player has. */
export const BeforeTheBalance: Story = {
  args: { load: loaded({ pool: infinitePool, odds: infiniteOdds, balance: undefined }), progress: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: infinitePool.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Mở \d/ })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { refusal: 'Số lượng còn lại không đủ. Hộp chỉ còn 3 vé.', unopened: [unseenOpening] },
};

/** The player's own limit refuses: a link to it, and this month's spending at the button. */
export const Limited: Story = {
  args: {
    refusal:
      'Lượt này vượt hạn mức chi tiêu ngày 200.000 xu của bạn: chỉ còn được chi 20.000 xu đến 00:00 22/11/2026. Bạn có thể chọn ít lượt hơn, chờ đến lúc đó hoặc xem lại hạn mức.',
    refusalLink: { label: 'Xem hạn mức chi tiêu', href: '/pages/user/spending' },
    payNote: (
      <Text size="xsmall" tone="secondary">
        Tháng này đã chi 1.250.000 trên 2.000.000 xu
      </Text>
    ),
  },
};

/** The last order got no answer, and the player chose something else since. */
export const Undecided: Story = { args: { undecided: { count: 5, total: 295_000 } } };

/** An order from before is asked about: nothing is paid for. */
export const Asking: Story = { args: { phase: { step: 'drawing', asking: true } } };

export const Drawing: Story = { args: { phase: { step: 'drawing' } } };

/** The address names an earlier opening: nothing can be paid meanwhile. */
export const Seeking: Story = { args: { phase: { step: 'seek', load: { status: 'loading' } } } };

export const SeekFailed: Story = {
  args: { phase: { step: 'seek', load: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } } },
};

export const Reveal: Story = { args: { phase: { step: 'reveal', opening: { ...singleOpening, revealed: false } } } };

export const RevealTen: Story = { args: { phase: { step: 'reveal', opening: unseenOpening } } };

/** Seen before: straight to the results. */
export const Results: Story = { args: { phase: { step: 'reveal', opening: tenOpening } } };

export const Loading: Story = { args: { load: loading } };

export const SoldOut: Story = { args: { load: loaded({ pool: soldOutPool, odds: soldOutOdds, balance: 1_250_000 }) } };

export const Failed: Story = { args: { load: failed } };

/** A guest looks, and is asked to sign in. */
export const Guest: Story = { args: { load: loaded({ pool: finitePool, odds: finiteOdds, balance: null }) } };

/** Choose, pay, and report once that it was seen. */
export const OpensOne: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { phase: { step: 'reveal', opening: { ...commonOpening, revealed: false } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [result] = commonOpening.results;
    await userEvent.click(canvas.getByRole('button', { name: /khui|tap to open|点击开盒/i }));
    // Two seconds of shaking and light.
    const prize = await canvas.findByRole('heading', { name: result?.prize.name ?? '' }, { timeout: 8000 });
    // It animates in: mounted at once, visible a frame later.
    await waitFor(() => expect(prize).toBeVisible());
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await expect(args.onReveal).toHaveBeenCalledWith(commonOpening.opening_id);
    await expect(canvas.getByRole('link', { name: /kiểm tra|verify|验证/i })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /59\.000/ })).toBeVisible();
  },
};
