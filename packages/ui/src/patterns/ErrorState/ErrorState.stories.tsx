import { ErrorState } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'Chưa tải được nội dung',
    message: 'Lỗi mạng, vui lòng tải lại',
    retryLabel: 'Thử lại',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = { args: { reference: 'Mã yêu cầu: 0193436e-7c1a-7d2f-8f2e-3b1b8a6d0c11' } };

export const States: Story = {
  args: {
    message:
      'Máy chủ đang bận hơn bình thường vì sự kiện mở hộp lúc 20:00. Bạn chờ ít phút rồi thử lại nhé, xu của bạn không bị trừ.',
    reference: 'Mã yêu cầu: 0193436e-7c1a-7d2f-8f2e-3b1b8a6d0c11-0193436e-7c1a-7d2f-8f2e-3b1b8a6d0c11',
  },
};
