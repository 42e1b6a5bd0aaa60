import { Fieldset, Stack, TextField } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const ignore = (): void => {};

const meta = {
  title: 'Primitives/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Người nhận',
    children: (
      <>
        <TextField label="Họ và tên" value="Nguyễn Thị Lan" onValueChange={ignore} />
        <TextField label="Số điện thoại" value="0912 345 678" onValueChange={ignore} type="tel" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Fieldset {...args} />
      <Fieldset
        legend="Địa chỉ giao hàng"
        hint="Kho giao trong 7 đến 15 ngày làm việc; từ ba món trở lên được miễn phí."
      >
        <TextField label="Tỉnh hoặc thành phố" value="" onValueChange={ignore} />
      </Fieldset>
    </Stack>
  ),
};

/** A long title wraps and keeps its line. */
export const States: Story = {
  args: { legend: 'Thông tin người đại diện theo pháp luật của cửa hàng đăng ký bán trên sàn giao dịch' },
};
