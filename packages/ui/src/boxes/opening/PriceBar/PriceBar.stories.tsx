import { PriceBar, type PriceBarProps } from '@mcy/ui/boxes/opening';
import { Button, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';

/** Keeps the choice, as a screen does. */
function Chosen({ draws, onDrawsChange, ...props }: PriceBarProps) {
  const [chosen, setChosen] = useState(draws);
  return (
    <PriceBar
      {...props}
      draws={chosen}
      onDrawsChange={(next) => {
        setChosen(next);
        onDrawsChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Boxes/Opening/PriceBar',
  component: PriceBar,
  render: (args) => <Chosen {...args} />,
  args: {
    price: 59_000,
    remaining: 37,
    balance: 1_250_000,
    draws: 1,
    onDrawsChange: fn(),
    onOffer: fn(),
    onOpen: fn(async () => undefined),
    links,
  },
} satisfies Meta<typeof PriceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Enough coins, too few, a guest, and few tickets left. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Chosen {...args} />
      <Chosen {...args} draws={10} balance={120_000} />
      <Chosen {...args} balance={null} />
      <Chosen {...args} remaining={3} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Chosen {...args} disabled />
      <Chosen {...args} resting />
      <Chosen {...args} remaining={null} price={35_000} />
    </Stack>
  ),
};

/** A number of the player's own, by a stepper. */
export const OwnNumber: Story = {
  args: { draws: 7 },
  play: async ({ canvas, userEvent: user, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Số khác' })).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Thêm một lượt' }));
    await user.click(canvas.getByRole('button', { name: 'Mở 8 lượt' }));
    await expect(args.onOpen).toHaveBeenCalledWith(8, 472_000);
  },
};

/** Pays for ten at once. */
export const Pays: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '×10' }));
    await expect(canvas.getByText('590.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /10/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(10, 590_000);
  },
};

/** Too expensive: a link to top up instead of a disabled button. */
export const Recharges: Story = {
  args: { balance: 60_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '×5' }));
    await expect(canvas.getByText(/235\.000/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', links.recharge(235_000));
  },
};

/** Another player draws while this one looks at the price of all tickets left. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { draws: 11, remaining: 11 },
  render: function Render(args) {
    const [remaining, setRemaining] = useState(args.remaining);
    return (
      <Stack space="large">
        <Chosen {...args} remaining={remaining} />
        <Button variant="soft" onPress={() => setRemaining(9)}>
          Người khác mở 2 vé
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Người khác/ }));
    await expect(canvas.getByText(/531\.000 /)).toBeVisible();
    await expect(args.onDrawsChange).toHaveBeenLastCalledWith(9);
  },
};
