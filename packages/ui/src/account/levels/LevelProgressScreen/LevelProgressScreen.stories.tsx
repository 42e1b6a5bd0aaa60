import { LevelProgressScreen } from '@mcy/ui/account/levels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bronzeLevel, goldLevel, levelSteps } from '../fixtures/levels.ts';

const meta = {
  title: 'Account/Levels/Screens/LevelProgress',
  component: LevelProgressScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: { mine: goldLevel, steps: levelSteps } },
    onGoBack: fn(),
    links: { boxes: '/pages/index/card', benefits: '/pages/user/level' },
  },
} satisfies Meta<typeof LevelProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A new player: everything is ahead. */
export const Empty: Story = { args: { load: { status: 'loaded', data: { mine: bronzeLevel, steps: levelSteps } } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };
