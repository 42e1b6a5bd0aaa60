import { RadioGroup, type RadioGroupProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Package, Store, Truck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const delivery = [
  { value: 'home', label: 'Giao tận nơi', description: '7 đến 15 ngày làm việc, miễn phí từ ba món.' },
  { value: 'shop', label: 'Nhận tại cửa hàng', description: 'Mang theo giấy tờ tùy thân.' },
  { value: 'keep', label: 'Giữ trong kho', description: 'Gom nhiều món rồi giao một lần.' },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Cách nhận hàng', value: 'home', onValueChange: () => {}, options: delivery },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} />
      <Chosen
        {...args}
        label="Giới tính"
        orientation="horizontal"
        value="female"
        options={[
          { value: 'female', label: 'Nữ' },
          { value: 'male', label: 'Nam' },
          { value: 'other', label: 'Khác' },
        ]}
      />
      <Chosen
        {...args}
        label="Cách thanh toán"
        variant="card"
        value="balance"
        options={[
          { value: 'balance', label: 'Số dư xu', description: 'Còn 1.250.000 xu', icon: Wallet },
          { value: 'cash', label: 'Tiền mặt khi nhận hàng', description: 'Đặt cọc trước 20.000 xu', icon: Banknote },
        ]}
      />
      <Chosen
        {...args}
        label="Nơi nhận"
        variant="card"
        orientation="horizontal"
        options={[
          { value: 'home', label: 'Tận nhà', icon: Truck },
          { value: 'shop', label: 'Cửa hàng', icon: Store },
        ]}
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} value={null} error="Vui lòng chọn một cách nhận hàng." />
      <Chosen
        {...args}
        variant="card"
        options={[
          { value: 'home', label: 'Giao tận nơi', icon: Truck },
          {
            value: 'cash',
            label: 'Thanh toán khi nhận hàng cho toàn bộ những món đã mở trong tháng này',
            description: 'Một vài món trong đơn này không hỗ trợ thanh toán khi nhận hàng.',
            icon: Package,
            disabled: true,
          },
        ]}
      />
      <Chosen {...args} disabled />
    </Stack>
  ),
};

/** By keyboard only: one tab stop for the group, arrows inside it. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement);
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Giao tận nơi' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}{/ArrowDown}');
    await expect(group.getByRole('radio', { name: 'Nhận tại cửa hàng' })).toHaveFocus();
  },
};
