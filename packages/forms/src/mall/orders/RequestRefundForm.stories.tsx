import { RequestRefundForm } from '@mcy/forms/mall/orders';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const order_id = '0193a0c0-0000-4000-8000-000000000001';

const meta = {
  title: 'Forms/Mall/Orders/RequestRefund',
  component: RequestRefundForm,
  args: { order_id, amount: 195_000, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof RequestRefundForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Hộp bị móp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ order_id, amount: 195_000, reason: 'Hộp bị móp.', photos: [] });
  },
};
