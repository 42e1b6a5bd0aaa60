import { OpeningHistoryScreen } from '@mcy/ui/boxes/opening';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { fiveOpening, singleOpening, unseenOpening } from '../fixtures/openings.ts';

const freeOpening = {
  ...singleOpening,
  opening_id: '019a9e00-0000-7004-8000-000000000099',
  pool_name: 'Rút miễn phí mỗi tối',
  pool_image: '/art/rewards/lantern.svg',
  paid: 0,
};

/** 445.000 − 25.000 − 40 − 84.300. */
const mixedOpening = {
  ...fiveOpening,
  opening_id: '019a9e00-0000-7004-8000-000000000098',
  coupon_off: 25_000,
  stones: 40,
  diamonds: 843,
  diamond_off: 84_300,
  paid: 335_660,
};

const meta = {
  title: 'Boxes/Opening/Screens/OpeningHistory',
  component: OpeningHistoryScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    openings: loadedPage([unseenOpening, fiveOpening, freeOpening, singleOpening, mixedOpening]),
    links: { ...links, mine: '/pages/index/mine' },
  },
} satisfies Meta<typeof OpeningHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const five = within(canvas.getAllByRole('article')[1] ?? document.body);
    await expect(five.getByText('295.000')).toBeVisible();
    await expect(five.getByText('−20.000')).toBeVisible();
    await expect(canvas.getByText('Miễn phí')).toBeVisible();
    const mixed = within(canvas.getAllByRole('article')[4] ?? document.body);
    await expect(mixed.getByText('445.000')).toBeVisible();
    await expect(mixed.getByText('−84.300')).toBeVisible();
  },
};

export const Loading: Story = { args: { openings: { status: 'loading' } } };

export const Empty: Story = { args: { openings: loadedPage([]) } };
