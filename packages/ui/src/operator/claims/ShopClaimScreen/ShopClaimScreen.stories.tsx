import { ShopClaimScreen } from '@mcy/ui/operator/claims';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopClaim } from '../fixtures/shopClaims.ts';

const meta = {
  title: 'Operator/Claims/Screens/ShopClaim',
  component: ShopClaimScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    claim: { status: 'loaded', data: shopClaim },
    form: () => <p>Biểu mẫu</p>,
    links: { approval: (approval_id) => `/operator/approval?approval_id=${approval_id}` },
    onGoBack: fn(),
  },
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

/** Its toys are worth more than one operator grants, and one has asked another. */
export const Waiting: Story = {
  args: { claim: { status: 'loaded', data: { ...shopClaim, worth: 3_200_000, of_two: true, approval_id: 'a1' } } },
};

export const Loading: Story = { args: { claim: { status: 'loading' } } };
