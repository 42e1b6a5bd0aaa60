import { Select, type SelectProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Truck, Zap } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const banks = [
  {
    label: 'Hay dùng',
    options: [
      { value: 'vcb', label: 'Vietcombank', description: 'Ngân hàng Ngoại thương Việt Nam', icon: Landmark },
      { value: 'tcb', label: 'Techcombank', description: 'Ngân hàng Kỹ thương Việt Nam', icon: Landmark },
    ],
  },
  {
    label: 'Ngân hàng khác',
    options: [
      { value: 'acb', label: 'ACB' },
      { value: 'bidv', label: 'BIDV' },
      { value: 'mb', label: 'MB Bank' },
      { value: 'tpb', label: 'TPBank', disabled: true },
      { value: 'vpb', label: 'VPBank' },
    ],
  },
];

const provinces = [
  'An Giang',
  'Bắc Ninh',
  'Cà Mau',
  'Cần Thơ',
  'Đà Nẵng',
  'Đắk Lắk',
  'Đồng Nai',
  'Gia Lai',
  'Hà Nội',
  'Hải Phòng',
  'Huế',
  'Khánh Hòa',
  'Lâm Đồng',
  'Nghệ An',
  'Quảng Ninh',
  'Thành phố Hồ Chí Minh',
].map((name) => ({ value: name, label: name }));

const meta = {
  title: 'Primitives/Select',
  component: Select<string>,
  args: {
    label: 'Ngân hàng nhận tiền',
    value: null,
    onValueChange: () => {},
    options: banks,
    placeholder: 'Chọn ngân hàng',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} hint="Tên chủ tài khoản phải trùng với tên đã xác minh." />
      <Chosen {...args} value="vcb" />
      <Chosen
        {...args}
        label="Đơn vị vận chuyển"
        placeholder="Chọn đơn vị"
        value="fast"
        options={[
          { value: 'fast', label: 'Giao nhanh', icon: Zap },
          { value: 'standard', label: 'Giao tiêu chuẩn', icon: Truck },
        ]}
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Chosen {...args} error="Vui lòng chọn ngân hàng nhận tiền." />
      <Chosen {...args} value="acb" disabled />
      <Chosen
        {...args}
        value="long"
        options={[
          {
            value: 'long',
            label: 'Ngân hàng Thương mại cổ phần Đầu tư và Phát triển Việt Nam, chi nhánh Bà Rịa – Vũng Tàu',
          },
        ]}
      />
    </Stack>
  ),
};

/** The open list: groups, a second line, a disabled and a selected option. */
export const Open: Story = {
  args: { value: 'vcb' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Ngân hàng nhận tiền' }));
    await expect(await screen.findByRole('option', { name: /Vietcombank/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** By keyboard only: open, find by first letters, choose; focus returns. */
export const ByKeyboard: Story = {
  args: { label: 'Tỉnh, thành phố', placeholder: 'Chọn tỉnh, thành phố', options: provinces },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Tỉnh, thành phố' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('H');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Hà Nội' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveTextContent('Hà Nội');
    await expect(field).toHaveFocus();
  },
};
