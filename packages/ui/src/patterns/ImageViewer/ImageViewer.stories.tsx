import { ImageViewer, type ImageViewerProps } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photosOf, viewerTexts } from '../fixtures/photos.ts';

const meta = {
  title: 'Patterns/ImageViewer',
  component: ImageViewer,
  parameters: { layout: 'fullscreen' },
  args: { photos: photosOf(9), value: '2', onValueChange: fn(), texts: viewerTexts, onSavePhoto: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: ImageViewerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <>
      <Button variant="soft" onPress={() => setValue(args.photos[0]?.id ?? null)}>
        Xem ảnh
      </Button>
      <ImageViewer {...args} value={value} onValueChange={setValue} />
    </>
  );
}

/** By keyboard only: open, next, zoom, save, close; focus returns. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Xem ảnh' });
    await userEvent.click(opener);
    const viewer = within(await screen.findByRole('dialog', { name: 'Xem ảnh' }));
    await expect(viewer.getByRole('status')).toHaveTextContent('1 / 9');
    await userEvent.keyboard('{ArrowRight}');
    await expect(viewer.getByRole('status')).toHaveTextContent('2 / 9');
    await userEvent.keyboard('+');
    await expect(viewer.getByRole('button', { name: 'Thu nhỏ' })).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: 'Lưu ảnh' }));
    await expect(args.onSavePhoto).toHaveBeenCalledWith(args.photos[1]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const Variants: Story = { args: { value: '1' } };

/** One picture needs no counter; without a caption it takes all the space. */
export const Single: Story = { args: { photos: photosOf(2).slice(1), value: '2' } };

export const Failed: Story = {
  args: { photos: [{ id: '1', src: '/does-not-exist.webp', alt: 'Mèo Phi Hành Gia' }], value: '1' },
};
