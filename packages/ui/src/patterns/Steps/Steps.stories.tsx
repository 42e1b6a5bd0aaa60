import { Steps } from '@mcy/ui/patterns';
import { Stack, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/Steps',
  component: Steps,
  args: {
    label: 'Đăng ký bán hàng',
    steps: [
      { id: 'shop', title: 'Thông tin cửa hàng' },
      { id: 'license', title: 'Giấy phép', description: 'Ảnh rõ bốn góc' },
      { id: 'review', title: 'Chờ duyệt', description: '1 đến 3 ngày' },
      { id: 'open', title: 'Mở bán' },
    ],
    current: 'license',
    texts: { done: 'Đã xong', current: 'Đang làm', coming: 'Chưa tới', failed: 'Không thành công' },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** In progress, failed, all done. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Surface>
        <Steps {...args} />
      </Surface>
      <Surface>
        <Steps {...args} current="review" failed />
      </Surface>
      <Surface>
        <Steps {...args} current={null} />
      </Surface>
    </Stack>
  ),
};

/** Long texts; the first step; only two. */
export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Steps
        {...args}
        current="shop"
        steps={[
          {
            id: 'shop',
            title: 'Điền đầy đủ thông tin cửa hàng và người liên hệ',
            description: 'Tên cửa hàng phải trùng với tên trên giấy phép kinh doanh',
          },
          { id: 'license', title: 'Giấy phép' },
        ]}
      />
    </Stack>
  ),
};
