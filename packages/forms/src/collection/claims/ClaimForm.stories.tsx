import { ClaimForm } from '@mcy/forms/collection/claims';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const toys = [
  { item_id: '0193a0c0-0000-4000-8000-000000000001', name: 'Sên Biển Ốc Vang' },
  { item_id: '0193a0c0-0000-4000-8000-000000000002', name: 'Mèo Phi Hành' },
];

const meta = {
  title: 'Forms/Collection/Claims/Claim',
  component: ClaimForm,
  args: { parcel_id: '0193a0c0-0000-4000-8000-000000000009', toys, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof ClaimForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Damage needs a photo; something missing does not. */
export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mèo Phi Hành' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Không có trong hộp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi cho shop' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bị thiếu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi cho shop' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      parcel_id: '0193a0c0-0000-4000-8000-000000000009',
      item_ids: ['0193a0c0-0000-4000-8000-000000000002'],
      kind: 'missing',
      words: 'Không có trong hộp.',
      photos: [],
    });
  },
};
