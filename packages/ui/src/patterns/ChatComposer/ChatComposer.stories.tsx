import { Album, ChatComposer } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { composerTexts } from '../fixtures/chat.ts';
import { photosOf, viewerTexts } from '../fixtures/photos.ts';

const onSendMessage = fn<(text: string) => void | Promise<void>>();

const meta = {
  title: 'Patterns/ChatComposer',
  component: ChatComposer,
  args: { texts: composerTexts, limit: 140, onSendMessage, onAddPhoto: fn() },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard only: Enter sends two lines. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tin nhắn' });
    await userEvent.type(field, 'Chào Lan{Shift>}{Enter}{/Shift}Mình hỏi chút{Enter}');
    await expect(onSendMessage).toHaveBeenCalledWith('Chào Lan\nMình hỏi chút');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Variants: Story = {};

/** A blank message is not sent (spec §5). */
export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(canvas.getByText(composerTexts.blank)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Hộp về bị móp một góc, mình gửi ảnh ở trên rồi ạ. '.repeat(3));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Tin nhắn dài quá 140 ký tự')).toBeInTheDocument();
  },
};

export const WithPhotos: Story = {
  args: {
    attachment: (
      <Album
        label="Ảnh sẽ gửi"
        photos={photosOf(2)}
        texts={{
          beyond: (count) => `+${count}`,
          viewer: viewerTexts,
          addPhoto: 'Thêm ảnh',
          removePhoto: ({ alt }) => `Bỏ ảnh ${alt}`,
        }}
        onRemovePhoto={fn()}
        onAddPhoto={fn()}
      />
    ),
  },
};
