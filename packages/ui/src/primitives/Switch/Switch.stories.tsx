import { Divider, Stack, Switch, type SwitchProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Báo khi đơn hàng được giao', checked: false, onCheckedChange: () => {} },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Switched(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="xsmall">
      <Switched {...args} />
      <Divider />
      <Switched {...args} checked />
      <Divider />
      <Switched
        {...args}
        label="Hiện tên tôi trên bảng xếp hạng"
        description="Người khác sẽ thấy biệt danh và số món bạn đã trúng trong tháng."
        checked
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="xsmall">
      <Switched {...args} disabled />
      <Switched {...args} checked disabled />
      <Switched {...args} error="Chưa lưu được, bạn thử lại nhé." />
      <Switched
        {...args}
        label="Nhận thông báo về mọi hộp mù mới, đợt mở bán sớm và ưu đãi dành riêng cho thành viên Premium"
        checked
      />
    </Stack>
  ),
};

/** Waits for the server: ignores clicks until the answer. */
export const Waiting: Story = {
  render: (args) => <Switch {...args} checked onCheckedChange={() => new Promise(() => {})} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Báo khi đơn hàng được giao' });
    await userEvent.click(control);
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
};

/** By keyboard alone. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
