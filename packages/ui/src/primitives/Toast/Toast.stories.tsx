import { Button, Inline, type ToastMessage, useToast } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

/** Long enough for any machine to see it. */
const standing = 600_000;

function ToastButtons({ toasts }: { toasts: readonly ToastMessage[] }) {
  const showToast = useToast();
  return (
    <Inline>
      {toasts.map((toast) => (
        <Button key={toast.message} variant="soft" tone="neutral" onPress={() => showToast(toast)}>
          {toast.message}
        </Button>
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastButtons,
  args: { toasts: [{ message: 'Đã sao chép liên kết', tone: 'positive' }] },
} satisfies Meta<typeof ToastButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  args: {
    toasts: [
      { message: 'Đã lưu vào album', duration: standing },
      { message: 'Nạp xu thành công', tone: 'positive', duration: standing },
      { message: 'Chưa cài Zalo', tone: 'caution', duration: standing },
      { message: 'Tải lên không thành công', tone: 'critical', duration: standing },
    ],
  },
  play: async ({ canvasElement, args }) => {
    for (const toast of args.toasts) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: toast.message }));
    }
    const shown = within(screen.getByRole('region', { name: /./ }));
    for (const toast of args.toasts) await expect(await shown.findByText(toast.message)).toBeInTheDocument();
  },
};
