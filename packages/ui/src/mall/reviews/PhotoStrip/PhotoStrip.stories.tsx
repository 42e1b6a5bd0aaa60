import { PhotoStrip } from '@mcy/ui/mall/reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { longReview } from '../fixtures/reviews.ts';

const meta = {
  title: 'Mall/Reviews/PhotoStrip',
  component: PhotoStrip,
  args: { label: 'Ảnh của L***g', photos: longReview.photos, nameOf: (place: number) => `Ảnh ${place} của L***g` },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click opens the photo, and closing returns to it. */
export const Variants: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Ảnh 2 của L***g' });
    await userEvent.click(second);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ảnh của L***g' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};
