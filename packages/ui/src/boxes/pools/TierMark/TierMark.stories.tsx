import { TierMark } from '@mcy/ui/boxes/pools';
import { Inline, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dragonKing, elf, nightDragon, snail, unicorn } from '../fixtures/prizes.ts';

const meta = {
  title: 'Boxes/Pools/TierMark',
  component: TierMark,
  args: { tier: 'A', rarity: 'legendary' },
} satisfies Meta<typeof TierMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) => (
        <Inline key={size}>
          {[dragonKing, unicorn, elf, snail, nightDragon].map(({ tier, rarity }) => (
            <TierMark key={tier} tier={tier} rarity={rarity} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
