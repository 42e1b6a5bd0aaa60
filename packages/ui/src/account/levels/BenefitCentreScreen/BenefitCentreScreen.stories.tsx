import { BenefitCentreScreen } from '@mcy/ui/account/levels';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bronzeLevel, claimedLevel, goldLevel, levelSteps, supremeLevel } from '../fixtures/levels.ts';

const meta = {
  title: 'Account/Levels/Screens/BenefitCentre',
  component: BenefitCentreScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: { mine: goldLevel, steps: levelSteps } },
    onClaimGift: fn(async () => {}),
    links: {
      mine: '/pages/index/mine',
      progress: '/pages/home/level',
      rules: '/pages/user/level_info',
      boxes: '/pages/index/card',
    },
  },
} satisfies Meta<typeof BenefitCentreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaimGift).toHaveBeenCalledOnce();
  },
};

export const Claimed: Story = { args: { load: { status: 'loaded', data: { mine: claimedLevel, steps: levelSteps } } } };

/** No gift at the lowest level. */
export const Bronze: Story = { args: { load: { status: 'loaded', data: { mine: bronzeLevel, steps: levelSteps } } } };

export const Highest: Story = { args: { load: { status: 'loaded', data: { mine: supremeLevel, steps: levelSteps } } } };

export const Loading: Story = { args: { load: { status: 'loading' } } };
