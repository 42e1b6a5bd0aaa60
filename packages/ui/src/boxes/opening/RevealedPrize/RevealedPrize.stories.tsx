import { RevealedPrize } from '@mcy/ui/boxes/opening';
import { StageFrame } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finitePool } from '../../pools/fixtures/pools.ts';
import { dragonKing, elf, toadstool, unicorn } from '../../pools/fixtures/prizes.ts';

const draw = { nonce: 43, bonus: null, guaranteed: false } as const;

const meta = {
  title: 'Boxes/Opening/RevealedPrize',
  component: RevealedPrize,
  parameters: { layout: 'fullscreen' },
  args: { result: { ...draw, prize: dragonKing }, box: finitePool.image },
  decorators: [
    (Story, { args }) => (
      <StageFrame label="Sân khấu mở hộp" rarity={args.result.prize.rarity} light="full">
        <Story />
      </StageFrame>
    ),
  ],
} satisfies Meta<typeof RevealedPrize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Legendary: Story = { args: { result: { ...draw, prize: dragonKing, guaranteed: true } } };

export const Epic: Story = { args: { result: { ...draw, prize: unicorn } } };

export const Rare: Story = { args: { result: { ...draw, prize: elf } } };

export const Common: Story = { args: { result: { ...draw, prize: toadstool } } };

/** Before its time nothing says what it is. */
export const Waiting: Story = { args: { step: 'closed' } };
