import { Prose } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/Prose',
  component: Prose,
  args: {
    paragraphs: [
      'Bạn đăng nhập bằng email hoặc số điện thoại, với mật khẩu hoặc mã 6 số gửi đến đó.',
      [
        'Mật khẩu phải dài hơn 6 ký tự, có cả chữ và số.',
        'Không đưa mật khẩu hay mã cho bất kỳ ai, kể cả người tự xưng là nhân viên MCY.',
      ],
      'Một phiên đăng nhập kéo dài tối đa 90 ngày.',
    ],
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
