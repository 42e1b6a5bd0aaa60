import { RevealedPrize } from '@mcy/ui/boxes/opening';
import { StageFrame } from '@mcy/ui/boxes/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dragonKing, elf, nightDragon, toadstool, unicorn } from '../../pools/fixtures/prizes.ts';

const draw = { nonce: 43, bonus: null, guaranteed: false } as const;

const meta = {
  title: 'Boxes/Opening/RevealedPrize',
  component: RevealedPrize,
  parameters: { layout: 'fullscreen' },
  args: { result: { ...draw, prize: dragonKing } },
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

export const LastPrize: Story = { args: { result: { ...draw, prize: nightDragon, bonus: 'last' } } };
