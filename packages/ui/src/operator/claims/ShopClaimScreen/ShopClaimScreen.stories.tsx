import { ShopClaimScreen } from '@mcy/ui/operator/claims';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopClaim } from '../fixtures/shopClaims.ts';

const meta = {
  title: 'Operator/Claims/Screens/ShopClaim',
  component: ShopClaimScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { claim: { status: 'loaded', data: shopClaim }, form: () => <p>Biểu mẫu</p>, onGoBack: fn() },
} satisfies Meta<typeof ShopClaimScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Biểu mẫu')).toBeVisible();
  },
};

export const Decided: Story = {
  args: {
    claim: {
      status: 'loaded',
      data: { ...shopClaim, state: 'accepted', outcome: 'refund', stones: 890_000, decided_by: 'Thu Hà' },
    },
  },
};

export const Loading: Story = { args: { claim: { status: 'loading' } } };
