import { IdentityForm } from '@mcy/forms/account/identity';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Account/Identity/Identity',
  component: IdentityForm,
  args: { birthday: '1998-06-15', face: null, onTakeFace: fn(), onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof IdentityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Back from the face check: all input is kept. */
export const FaceTaken: Story = {
  args: {
    face: '/art/avatars/3.svg',
    typed: {
      full_name: 'Nguyễn Thị Lan',
      kind: 'passport',
      number: 'C1234567',
      face_file: '019a0000-0000-7000-8000-000000000001',
    },
  },
};

/** An invalid number, reported at its field; nothing is sent. */
export const Refused: Story = {
  args: { typed: { full_name: 'Nguyễn Thị Lan', number: '123' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /gửi|提交|submit/i }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
