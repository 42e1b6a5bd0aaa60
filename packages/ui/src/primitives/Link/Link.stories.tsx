import { Heading, Inline, Link, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/pages/common/article', children: 'Thỏa thuận mua hàng' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Text>
        Tôi đã đọc và đồng ý với <Link href="/pages/common/Policy">Điều khoản sử dụng</Link> của cửa hàng.
      </Text>
      <Text tone="secondary">
        Xem thêm ở{' '}
        <Link href="/pages/common/article" tone="inherit">
          Chính sách đổi trả
        </Link>
        .
      </Text>
      <Inline align="between">
        <Heading level={2}>Hộp mới</Heading>
        <Link href="/pages/index/card" tone="quiet">
          Xem tất cả
        </Link>
      </Inline>
      <Text>
        <Link href="https://example.com" newTab>
          Trang đối tác
        </Link>
      </Text>
    </Stack>
  ),
};
