import { DailyDrawScreen } from '@mcy/ui/boxes/daily';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { failed, loaded, loading, page } from '../../pools/fixtures/loads.ts';
import {
  clockOf,
  closedDaily,
  dailyOdds,
  dailyOpenings,
  dailyPool,
  insteadOpening,
  notDrawn,
  openDaily,
} from '../fixtures/daily.ts';

const meta = {
  title: 'Boxes/Daily/Screens/DailyDraw',
  component: DailyDrawScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ daily: openDaily, pool: dailyPool, odds: dailyOdds }),
    own: notDrawn,
    history: page([dailyOpenings.coupon, dailyOpenings.stones]),
    phase: { step: 'look' },
    onDraw: fn(async () => undefined),
    onSeen: fn(),
    onFinish: fn(),
    onRemind: fn(async () => undefined),
    onTurn: fn(),
    onShare: fn(async () => undefined),
    onGoBack: fn(),
    sound: false,
    onSoundChange: fn(),
    now: clockOf(openDaily),
    links: {
      ...links,
      signIn: '/pages/login/index',
      result: (opening_id: string) => `/pages/box/daily?opening_id=${opening_id}`,
      collection: '/pages/bag/index',
      stones: '/pages/user/stone_flow',
      coupons: '/pages/user/coupon',
    },
  },
} satisfies Meta<typeof DailyDrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tonight's draw is open, and not used. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rút ngay, không mất xu' }));
    await expect(args.onDraw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Nhắc tôi lúc 20:00' }));
    await expect(args.onRemind).toHaveBeenCalledWith(true);
  },
};

export const Loading: Story = { args: { load: loading, own: undefined, history: null } };

export const Failed: Story = { args: { load: failed } };

/** Before 20:00: a countdown, nothing to press, and nothing drawn before. */
export const Empty: Story = {
  args: {
    load: loaded({ daily: closedDaily, pool: dailyPool, odds: dailyOdds }),
    history: page([]),
    now: clockOf(closedDaily),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Mở lúc 20:00 tối nay, còn');
    await expect(canvas.queryByRole('button', { name: /Rút/ })).not.toBeInTheDocument();
  },
};

export const Guest: Story = { args: { own: null, history: null } };

export const Drawn: Story = {
  args: { own: { opening_id: dailyOpenings.toy.opening_id, reminds: true }, history: page([dailyOpenings.toy]) },
};

/** Another page was faster, or midnight. */
export const Refused: Story = {
  args: { refusal: 'Không đủ lượt rút: hôm nay bạn đã rút rồi. Lượt tới mở lúc 20:00, 21/11/2026.' },
};

export const Drawing: Story = { args: { phase: { step: 'drawing' } } };

/** A toy, seen before. */
export const Won: Story = { args: { phase: { step: 'show', opening: dailyOpenings.toy } } };

/** The coupons had run out: stones of the same worth. */
export const Instead: Story = {
  args: { phase: { step: 'show', opening: insteadOpening } },
  play: async ({ canvas }) => {
    // It fades in.
    await waitFor(() => expect(canvas.getByText(/5.000 đá/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Ví đá' })).toHaveAttribute('href', '/pages/user/stone_flow');
  },
};
