import { avatarUpload, backgroundUpload } from '@mcy/api/account/profile/contract';
import { photoUpload } from '@mcy/api/system/uploads/contract';
import { UploadProvider, type SendFile } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { pictureFile } from '../../fixtures/pictureFile.ts';
import { FilesField } from './FilesField.tsx';

/** Pauses half way, succeeds, or fails, depending on the file's name. */
const upload: SendFile = (file, { onProgress }) => {
  onProgress(0.5);
  if (file.name.startsWith('loi')) {
    return Promise.reject(new Error('Tệp này không phải là ảnh. Vui lòng chọn ảnh JPEG, PNG, WebP hoặc GIF.'));
  }
  if (file.name.startsWith('dang')) return new Promise(() => {});
  return Promise.resolve('019a0000-0000-7000-8000-000000000001');
};

const meta = {
  title: 'Forms/Fields/FilesField',
  component: FilesField,
  args: { name: 'avatar', label: 'Ảnh đại diện', hint: 'Ảnh được cắt vuông ở giữa.', upload: avatarUpload },
  decorators: [
    (Story, { args }) => (
      <UploadProvider upload={upload}>
        <FieldFrame name={args.name} value={null}>
          <Story />
        </FieldFrame>
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  args: { many: true, upload: photoUpload, label: 'Ảnh sản phẩm', hint: 'Tối đa 9 ảnh.' },
};

/** A banner picture being uploaded. */
export const States: Story = {
  args: { name: 'background', upload: backgroundUpload, label: 'Ảnh bìa', hint: 'Được cắt theo tỉ lệ 3:1.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Ảnh bìa:/), pictureFile('dang-tai.png'));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
  },
};

/** The server's message about a bad file stays beside it until the file is removed. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Ảnh đại diện:/), pictureFile('loi.png'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/JPEG, PNG, WebP/);
  },
};
