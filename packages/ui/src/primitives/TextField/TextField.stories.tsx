import { Icon, Stack, TextField, type TextFieldProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Tên người nhận', value: '', onValueChange: () => {} },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} placeholder="Nguyễn Văn An" autoComplete="name" />
      <Typed
        {...args}
        label="Email"
        type="email"
        value="an.nguyen@example.com"
        prefix={<Icon icon={Mail} />}
        hint="Mã xác nhận sẽ được gửi tới đây."
      />
      <Typed {...args} label="Số điện thoại" type="tel" prefix="+84" value="912345678" />
      <Typed
        {...args}
        label="Tìm đồ chơi"
        labelHidden
        type="search"
        placeholder="Tìm đồ chơi"
        prefix={<Icon icon={Search} />}
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value="An" error="Tên cần từ 6 đến 14 ký tự." />
      <Typed {...args} value="Nguyễn Văn An" disabled />
      <Typed
        {...args}
        label="Tên người nhận ghi trên phiếu giao hàng, đúng như trên giấy tờ tùy thân của bạn"
        value="Công Tằng Tôn Nữ Thị Thanh Huyền Trân Châu"
        hint="Bưu tá có thể hỏi giấy tờ khi giao những món có giá trị cao, nên hãy viết đầy đủ họ tên."
      />
    </Stack>
  ),
};
