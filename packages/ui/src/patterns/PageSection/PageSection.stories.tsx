import { PageSection } from '@mcy/ui/patterns';
import { Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Patterns/PageSection',
  component: PageSection,
  args: {
    title: 'Ichiban',
    description: 'Số vé có hạn, tỉ lệ tính theo số còn lại',
    action: { label: 'Tất cả hộp Ichiban', href: '/pages/index/card' },
    children: (
      <Surface>
        <Text>Mèo Phi Hành Gia</Text>
      </Surface>
    ),
  },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const States: Story = {
  args: {
    title: 'Những bộ nhân vật được mở nhiều nhất trong tháng Mười Một năm nay',
    action: { label: 'Xem tất cả những bộ nhân vật được mở nhiều nhất', href: '/pages/index/card' },
  },
};
