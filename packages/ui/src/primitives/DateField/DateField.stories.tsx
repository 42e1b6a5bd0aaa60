import { DateField, type DateFieldProps, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: 'Ngày sinh',
    value: null,
    onValueChange: () => {},
    order: 'dmy',
    placeholder: 'ngày/tháng/năm',
    calendarLabel: 'Mở lịch',
    max: '2026-11-20',
    hint: 'Bạn cần đủ 18 tuổi.',
  },
  render: (args) => <Picked {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Picked(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Picked {...args} />
      <Picked {...args} value="2001-05-19" />
      <Picked
        {...args}
        label="出生日期"
        hint="须年满 18 岁。"
        order="ymd"
        placeholder="年/月/日"
        calendarLabel="打开日历"
        lang="zh-CN"
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Picked {...args} value="2012-01-01" error="Người dưới 18 tuổi chưa thể đăng ký." />
      <Picked {...args} value="2001-05-19" disabled />
    </Stack>
  ),
};

/** Slashes are inserted automatically. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ngày sinh' });
    await userEvent.tab();
    await userEvent.keyboard('19052001');
    await expect(field).toHaveValue('19/05/2001');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Mở lịch' })).toHaveFocus();
  },
};
