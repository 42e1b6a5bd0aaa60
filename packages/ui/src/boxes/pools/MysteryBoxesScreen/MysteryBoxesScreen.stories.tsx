import { MysteryBoxesScreen } from '@mcy/ui/boxes/pools';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { failed, loading, page } from '../fixtures/loads.ts';
import { unseenOpening } from '../../opening/fixtures/openings.ts';
import { pools } from '../fixtures/pools.ts';
import { orbit, series } from '../fixtures/series.ts';

const meta = {
  title: 'Boxes/Pools/Screens/MysteryBoxes',
  component: MysteryBoxesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'full' } },
  args: {
    pools: page(pools),
    series,
    filter: { kind: null, series_id: null },
    onFilter: fn(),
    onRefresh: fn(async () => undefined),
    unopened: [],
    links,
  },
} satisfies Meta<typeof MysteryBoxesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { pools: loading } };

export const Empty: Story = { args: { pools: page([]), filter: { kind: 'anime', series_id: null } } };

export const Failed: Story = { args: { pools: failed } };

/** Something interrupted the player between payment and show. */
export const WithUnopened: Story = { args: { unopened: [unseenOpening] } };

/** From a coupon that some boxes take. */
export const ForCoupon: Story = {
  args: { forCoupon: true, pools: page(pools.slice(0, 2)) },
  play: async ({ canvas, args, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Xem tất cả hộp' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: null, series_id: null });
  },
};

export const Filters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: orbit.name }));
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: null, series_id: orbit.series_id });
  },
};
