import { PrizeThumb } from '@mcy/ui/boxes/pools';
import { Inline, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dragonKing, elf, snail, unicorn } from '../fixtures/prizes.ts';

const meta = {
  title: 'Boxes/Pools/PrizeThumb',
  component: PrizeThumb,
  args: { prize: dragonKing, labelled: true },
} satisfies Meta<typeof PrizeThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size} space="xsmall">
          {[dragonKing, unicorn, elf, snail].map((prize) => (
            <PrizeThumb key={prize.prize_id} prize={prize} size={size} labelled />
          ))}
          <PrizeThumb prize={dragonKing} size={size} gone labelled />
        </Inline>
      ))}
    </Stack>
  ),
};
