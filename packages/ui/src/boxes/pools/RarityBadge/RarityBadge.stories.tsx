import { RarityBadge } from '@mcy/ui/boxes/pools';
import { Inline, Stack } from '@mcy/ui/primitives';
import { rarities } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Boxes/Pools/RarityBadge',
  component: RarityBadge,
  args: { rarity: 'legendary' },
} satisfies Meta<typeof RarityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Word and mark carry the meaning without color. */
export const Variants: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) => (
        <Inline key={size}>
          {rarities.map((rarity) => (
            <RarityBadge key={rarity} rarity={rarity} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
