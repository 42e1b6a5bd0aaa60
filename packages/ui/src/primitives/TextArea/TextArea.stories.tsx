import { Stack, TextArea, type TextAreaProps } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: 'Lời nhắn cho cửa hàng',
    value: '',
    onValueChange: () => {},
    placeholder: 'Giao giờ hành chính, gọi trước khi đến…',
    limit: { left: (count) => `Còn ${count} ký tự`, over: (count) => `Dài quá ${count} ký tự, bạn rút gọn bớt nhé.` },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

const long =
  'Mình sưu tầm Phố đêm Sài Gòn từ đợt đầu, lần này mở mười hộp được chú mèo vinyl phát sáng, đóng gói kỹ, giao nhanh hơn dự kiến hai ngày. Cảm ơn shop!';

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} />
      <Typed {...args} value="Nhà trong hẻm, xe tải không vào được." hint="Bưu tá sẽ đọc được lời nhắn này." />
      <Typed {...args} value={'Dòng một\nDòng hai\nDòng ba\nDòng bốn\nDòng năm'} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Typed {...args} value={long} />
      <Typed {...args} error="Lời nhắn không được để trống." />
      <Typed {...args} value="Giao giờ hành chính" disabled />
    </Stack>
  ),
};

/** Nothing is cut off: the error says by how much it is too long. */
export const TooLong: Story = {
  args: { value: long.slice(0, 139) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Lời nhắn cho cửa hàng' });
    await userEvent.type(field, '!!!');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(within(canvasElement).getByText('Dài quá 2 ký tự, bạn rút gọn bớt nhé.')).toBeVisible();
  },
};
