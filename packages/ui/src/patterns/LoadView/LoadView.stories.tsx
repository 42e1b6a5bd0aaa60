import { LoadView } from '@mcy/ui/patterns';
import { Skeleton, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Patterns/LoadView',
  component: LoadView<string>,
  args: {
    load: { status: 'loaded', data: 'Mỗi hộp có một món, tỉ lệ được công bố trước khi bạn trả tiền.' },
    skeleton: (
      <Stack space="small">
        <Skeleton shape="image" ratio="landscape" />
        <Skeleton shape="text" lines={3} />
      </Stack>
    ),
    loadingLabel: 'Đang tải',
    failedTitle: 'Chưa tải được nội dung',
    retryLabel: 'Thử lại',
    children: (text) => <Text>{text}</Text>,
  },
} satisfies Meta<typeof LoadView<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { load: { status: 'loading' } } };

const onRetry = fn();

export const Failed: Story = {
  args: { load: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
