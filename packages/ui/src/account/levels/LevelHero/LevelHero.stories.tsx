import { LevelHero } from '@mcy/ui/account/levels';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bronzeLevel, goldLevel, supremeLevel } from '../fixtures/levels.ts';

const meta = {
  title: 'Account/Levels/LevelHero',
  component: LevelHero,
  args: { mine: goldLevel },
} satisfies Meta<typeof LevelHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** New, on the way, and at the highest level. */
export const Variants: Story = {
  render: () => (
    <Stack>
      <LevelHero mine={bronzeLevel} />
      <LevelHero mine={goldLevel} />
      <LevelHero mine={supremeLevel} />
    </Stack>
  ),
};
