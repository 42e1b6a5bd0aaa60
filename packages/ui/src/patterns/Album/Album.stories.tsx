import { Album } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photosOf, viewerTexts } from '../fixtures/photos.ts';

const texts = { beyond: (count: number) => `+${count}`, viewer: viewerTexts };
const editTexts = {
  ...texts,
  removePhoto: ({ alt }: { alt: string }) => `Bỏ ảnh ${alt}`,
  addPhoto: 'Thêm ảnh',
};

const meta = {
  title: 'Patterns/Album',
  component: Album,
  args: { label: 'Ảnh đánh giá', photos: photosOf(9), texts },
} satisfies Meta<typeof Album>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture opens in the viewer; focus returns to it. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('button', { name: 'Gấu Bạc Hà, ảnh 3' });
    await userEvent.click(picture);
    const viewer = within(await screen.findByRole('dialog'));
    await expect(viewer.getByRole('status')).toHaveTextContent('3 / 9');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(picture).toHaveFocus();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {[1, 2, 4, 5].map((count) => (
        <Album key={count} label={`Album ${count}`} photos={photosOf(count)} texts={texts} />
      ))}
    </Stack>
  ),
};

/** More than nine, and one that fails to load. */
export const States: Story = {
  args: { photos: [{ id: 'x', src: '/does-not-exist.webp', alt: 'Ảnh đã bị gỡ' }, ...photosOf(13)] },
};

/** Removes and adds pictures, up to nine. */
export const Editing: Story = {
  render: () => <EditedAlbum />,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Thêm ảnh' });
    await userEvent.click(add);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Thêm ảnh' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh Mèo Phi Hành Gia, ảnh 1' }));
    await expect(canvas.queryByRole('button', { name: 'Mèo Phi Hành Gia, ảnh 1' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Ảnh đánh giá' })).toHaveFocus();
  },
};

const onAddPhoto = fn();

function EditedAlbum() {
  const [photos, setPhotos] = useState(photosOf(8));
  return (
    <Album
      label="Ảnh đánh giá"
      photos={photos}
      texts={editTexts}
      onRemovePhoto={({ id }) => setPhotos(photos.filter((photo) => photo.id !== id))}
      onAddPhoto={() => {
        onAddPhoto();
        setPhotos(photosOf(photos.length + 1));
      }}
    />
  );
}
