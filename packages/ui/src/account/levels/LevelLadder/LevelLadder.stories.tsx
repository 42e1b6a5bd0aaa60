import { LevelLadder } from '@mcy/ui/account/levels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { goldLevel, levelSteps } from '../fixtures/levels.ts';

const meta = {
  title: 'Account/Levels/LevelLadder',
  component: LevelLadder,
  args: { steps: levelSteps, mine: goldLevel },
} satisfies Meta<typeof LevelLadder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
