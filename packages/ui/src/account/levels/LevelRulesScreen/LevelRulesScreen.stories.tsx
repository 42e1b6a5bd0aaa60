import { LevelRulesScreen } from '@mcy/ui/account/levels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { levelSteps } from '../fixtures/levels.ts';

const meta = {
  title: 'Account/Levels/Screens/LevelRules',
  component: LevelRulesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: { coins_per_point: 10_000, rows: levelSteps } },
    onGoBack: fn(),
    links: { benefits: '/pages/user/level' },
  },
} satisfies Meta<typeof LevelRulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { load: { status: 'loading' } } };
