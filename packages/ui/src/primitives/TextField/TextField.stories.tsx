import { Icon, Stack, TextField, type TextFieldProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

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

const limit = {
  most: 14,
  left: (count: number) => `Còn ${count} ký tự`,
  over: (count: number) => `Dài quá ${count} ký tự.`,
};

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
        value="mèo vinyl"
        prefix={<Icon icon={Search} />}
        clearLabel="Xóa từ khóa"
      />
      <Typed {...args} label="Tên phòng" value="Phòng của Lan" limit={limit} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value="An" error="Tên cần từ 6 đến 14 ký tự." />
      <Typed {...args} value="Nguyễn Văn An" disabled />
      <Typed {...args} label="Tên phòng" value="Phòng quay của Lan" limit={limit} />
      <Typed
        {...args}
        label="Tên người nhận ghi trên phiếu giao hàng, đúng như trên giấy tờ tùy thân của bạn"
        value="Công Tằng Tôn Nữ Thị Thanh Huyền Trân Châu"
        hint="Bưu tá có thể hỏi giấy tờ khi giao những món có giá trị cao, nên hãy viết đầy đủ họ tên."
      />
    </Stack>
  ),
};

/** Cleared by its button, the field keeps focus. */
export const Cleared: Story = {
  args: { label: 'Tìm đồ chơi', type: 'search', value: 'mèo vinyl', clearLabel: 'Xóa từ khóa' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xóa từ khóa' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
