import { ShopClaimsScreen } from '@mcy/ui/operator/claims';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shopClaimRow } from '../fixtures/shopClaims.ts';

const meta = {
  title: 'Operator/Claims/Screens/ShopClaims',
  component: ShopClaimsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    claims: loadedPage([shopClaimRow]),
    state: 'submitted',
    onChooseState: fn(),
    links: { mine: '/mine', claim: (claim_id) => `/claim/${claim_id}` },
  },
} satisfies Meta<typeof ShopClaimsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /100128/ })).toHaveAttribute('href', '/claim/c1');
  },
};

export const Loading: Story = { args: { claims: { status: 'loading' } } };

export const Empty: Story = { args: { claims: loadedPage([]) } };
