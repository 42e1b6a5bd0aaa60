import { ResultPage } from '@mcy/ui/patterns';
import { Button, Link, Money, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/ResultPage',
  component: ResultPage,
  args: {
    tone: 'positive',
    title: 'Nạp xu thành công',
    message: 'Xu đã vào tài khoản của bạn.',
    amount: <Money amount={100000} label="xu" size="xlarge" signed />,
    actions: (
      <>
        <Button asChild width="full" size="large">
          <Link href="/pages/index/card">Mở hộp ngay</Link>
        </Button>
        <Button asChild width="full" variant="ghost" tone="neutral">
          <Link href="/pages/user/money_flow">Xem biến động số dư</Link>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <ResultPage tone="positive" title="Nạp xu thành công" />
      <ResultPage tone="critical" title="Thanh toán bị từ chối" />
      <ResultPage tone="caution" title="Đang chờ thanh toán" />
      <ResultPage tone="neutral" title="Thanh toán đã hết hạn" />
    </Stack>
  ),
};

export const Complete: Story = {};

export const States: Story = {
  args: {
    tone: 'critical',
    title: 'Ngân hàng phát hành thẻ đã từ chối giao dịch này của bạn',
    message:
      'Không có khoản nào bị trừ. Kiểm tra hạn mức thanh toán trực tuyến của thẻ rồi thử lại, hoặc chọn cách thanh toán khác.',
    amount: <Money amount={9999999999} label="xu" size="xlarge" />,
  },
};
