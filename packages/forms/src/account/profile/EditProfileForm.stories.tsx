import { EditProfileForm } from '@mcy/forms/account/profile';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Account/Profile/EditProfile',
  component: EditProfileForm,
  args: {
    profile: {
      nickname: 'Lan Nguyễn',
      description: 'Mê rồng và phi hành gia mini. Đổi trùng vui vẻ, nhắn mình nhé!',
      birthday: '1998-06-15',
      avatar_file: null,
      background_file: null,
    },
    onSubmit: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof EditProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** A short name and a minor: each reported at its field, and nothing is sent. */
export const Refused: Story = {
  args: {
    profile: { nickname: 'Lan', description: null, birthday: '2015-01-01', avatar_file: null, background_file: null },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /lưu|保存|save/i }));
    await canvas.findByText(/6 đến 14|6 至 14|6 to 14/, { selector: '[aria-live] *' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
