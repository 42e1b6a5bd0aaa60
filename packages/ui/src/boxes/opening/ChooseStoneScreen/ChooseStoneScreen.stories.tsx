import { ChooseStoneScreen } from '@mcy/ui/boxes/opening';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const price = { list: 295_000, coupon: 5_000, stones: 20_000, diamonds: 0, diamond_off: 0, lost: 0, coins: 270_000 };
const shown = {
  box: 'Vương quốc Rồng',
  draws: 5,
  price,
  held: { stones: 42_000, diamonds: 250 },
  most: { stones: 42_000, diamonds: 250 },
  takesDiamonds: true,
};

const meta = {
  title: 'Boxes/Opening/Screens/ChooseStone',
  component: ChooseStoneScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: shown },
    onChoose: fn(),
    links: { box: '/pages/box/detail?pool_id=1', checkIn: '/pages/home/sign' },
  },
} satisfies Meta<typeof ChooseStoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tối đa 250' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ stones: 20_000, diamonds: 250 });
    await userEvent.click(canvas.getByRole('button', { name: 'Không dùng đá' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ stones: 0, diamonds: 0 });
    await expect(canvas.getByRole('link', { name: /270\.000/ })).toHaveAttribute('href', args.links.box);
  },
};

/** The last diamond is worth more than what is left: the screen says what is lost. */
export const Overflow: Story = {
  args: {
    load: {
      status: 'loaded',
      data: {
        ...shown,
        price: { list: 29_950, coupon: 0, stones: 14_975, diamonds: 150, diamond_off: 14_975, lost: 25, coins: 0 },
        most: { stones: 14_975, diamonds: 150 },
      },
    },
  },
};

/** A box that takes no diamonds. */
export const StonesOnly: Story = { args: { load: { status: 'loaded', data: { ...shown, takesDiamonds: false } } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const Empty: Story = {
  args: {
    load: { status: 'loaded', data: { ...shown, held: { stones: 0, diamonds: 0 }, most: { stones: 0, diamonds: 0 } } },
  },
};
