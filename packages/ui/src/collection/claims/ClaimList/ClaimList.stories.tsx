import { ClaimList } from '@mcy/ui/collection/claims';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { claims } from '../fixtures/claims.ts';

const meta = {
  title: 'Collection/Claims/ClaimList',
  component: ClaimList,
  args: { claims, parcelHref: (parcel_id) => `/parcel/${parcel_id}` },
} satisfies Meta<typeof ClaimList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Under review, replaced, refunded, refused. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem kiện gửi bù' })).toHaveAttribute('href', '/parcel/p9');
  },
};
