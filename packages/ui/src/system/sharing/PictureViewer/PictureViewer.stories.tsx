import { Button } from '@mcy/ui/primitives';
import { PictureViewer, type PictureViewerProps } from '@mcy/ui/system/sharing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photosOf } from '../../../patterns/fixtures/photos.ts';

const meta = {
  title: 'System/Sharing/PictureViewer',
  component: PictureViewer,
  parameters: { layout: 'fullscreen' },
  args: { photos: photosOf(2).slice(0, 1), value: '1', onValueChange: fn(), onSavePhoto: fn(() => Promise.resolve()) },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: PictureViewerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <>
      <Button variant="soft" onPress={() => setValue('1')}>
        Mở ảnh
      </Button>
      <PictureViewer {...args} value={value} onValueChange={setValue} />
    </>
  );
}

/** Declined first, then accepted. The viewer stays open under the question. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở ảnh' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Xem ảnh' }));
    const ask = async () => {
      await userEvent.click(viewer.getByRole('button', { name: 'Lưu ảnh', hidden: true }));
      return within(await screen.findByRole('alertdialog', { name: 'Lưu ảnh vào album?' }));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onSavePhoto).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: 'Lưu ảnh' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onSavePhoto).toHaveBeenCalledWith(args.photos[0]);
  },
};

export const Variants: Story = {};

/** The question over the picture. */
export const Asking: Story = {
  play: async () => {
    const viewer = within(await screen.findByRole('dialog', { name: /Xem ảnh|See picture|查看图片/ }));
    await userEvent.click(await viewer.findByRole('button', { name: /^(Lưu ảnh|Save picture|保存图片)$/ }));
    await screen.findByRole('alertdialog');
  },
};
