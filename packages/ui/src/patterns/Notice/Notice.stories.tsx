import { Notice } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const;

const meta = {
  title: 'Patterns/Notice',
  component: Notice,
  args: { tone: 'critical', children: 'Email hoặc mật khẩu chưa đúng.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: ({ children }) => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {children}
        </Notice>
      ))}
    </Stack>
  ),
};

/** More than one line, and an unbreakable word. */
export const States: Story = {
  args: {
    tone: 'caution',
    children:
      'Cổng thanh toán đang bảo trì tới 2 giờ sáng. Bạn vẫn xem được mọi thứ, chỉ chưa nạp được xu. 0199a8c25f3e7d108a442b6f9c0d1e550199a8c2',
  },
};
