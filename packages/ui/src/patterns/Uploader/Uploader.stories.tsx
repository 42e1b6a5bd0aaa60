import { type Upload, Uploader, type UploaderProps } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { clip } from '../fixtures/clip.ts';
import { drawnFile } from '../fixtures/drawnFile.ts';
import { toys } from '../fixtures/toys.ts';
import { uploaderTexts } from '../fixtures/uploaderTexts.ts';

interface Photo {
  name: string;
  src: string;
}

const photos: readonly Photo[] = [
  { name: 'meo-hong.png', src: toys.cat },
  { name: 'tho-tim.png', src: toys.rabbit },
  { name: 'gau-ngoc.png', src: toys.bear },
];

/** Succeeds, pauses half way or fails, depending on the file's name. */
const upload: Upload<Photo> = (file, { onProgress }) => {
  onProgress(0.42);
  if (file.name.startsWith('loi')) return Promise.reject(new Error('The network went away.'));
  if (file.name.startsWith('dang')) return new Promise(() => {});
  return Promise.resolve({ name: file.name, src: toys.cat });
};

function Holding({ value, onValueChange, ...props }: UploaderProps<Photo>) {
  const [held, setHeld] = useState(value);
  return (
    <Uploader
      {...props}
      value={held}
      onValueChange={(next) => {
        setHeld(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Uploader',
  component: Uploader<Photo>,
  args: {
    label: 'Ảnh sản phẩm',
    hint: 'Ảnh đầu tiên là ảnh bìa. Tối đa 9 ảnh.',
    value: [],
    onValueChange: fn(),
    upload,
    previewOf: ({ name, src }) => ({ name, src, kind: src === clip ? 'video' : 'picture' }),
    texts: uploaderTexts,
  },
  render: (args) => <Holding {...args} />,
} satisfies Meta<typeof Uploader<Photo>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choose, upload, reorder by keyboard, and remove. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: photos.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), await drawnFile('cao.png', 'darkorange'));
    const last = await canvas.findByRole('button', { name: 'cao.png, Đã tải lên, 3/3' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Chuyển cao.png lên trước' }));
    await expect(canvas.getByRole('button', { name: 'cao.png, Đã tải lên, 2/3' })).toBeVisible();
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        photos[0],
        expect.objectContaining({ name: 'cao.png' }),
        photos[1],
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa meo-hong.png' }));
    await expect(canvas.getByRole('button', { name: 'Xóa cao.png' })).toHaveFocus();
  },
};

/** Empty. */
export const Variants: Story = {};

/** Uploaded earlier, uploading, waiting, failed, just uploaded; one was refused. */
export const States: Story = {
  args: { value: photos.slice(0, 1), atOnce: 1, accept: 'both' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), [
      await drawnFile('xong.png', 'teal'),
      await drawnFile('loi.png', 'firebrick'),
      await drawnFile('dang-tai.png', 'rebeccapurple'),
      await drawnFile('cho.png', 'slateblue'),
      new File([new Uint8Array(31 * 1024 * 1024)], 'khui-hop-nguyen-thung-mung-trang-ram.mp4', { type: 'video/mp4' }),
    ]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nặng quá 30 MB');
    await expect(await canvas.findByRole('progressbar', { name: 'dang-tai.png' })).toHaveAttribute(
      'aria-valuetext',
      '42%',
    );
    await expect(canvas.getByRole('button', { name: /Thử lại.*loi.png/ })).toBeVisible();
  },
};

/** A full album; the add tile is gone. */
export const Full: Story = {
  args: { value: Array.from({ length: 9 }, (_, place) => photos[place % 3]).filter((photo) => photo !== undefined) },
};

/** One video, and an error of the form. */
export const Video: Story = {
  args: {
    label: 'Video khui hộp',
    hint: undefined,
    error: 'Cần một video quay trọn lúc khui hộp.',
    accept: 'video',
    texts: { ...uploaderTexts, choose: 'Chọn video, tối đa 30 MB' },
  },
};
