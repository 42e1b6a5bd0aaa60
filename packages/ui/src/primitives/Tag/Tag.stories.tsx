import { Inline, Tag } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hash } from 'lucide-react';
import { fn } from 'storybook/test';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Phố đêm Sài Gòn' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Inline space="xsmall">
      <Tag>Phố đêm Sài Gòn</Tag>
      <Tag icon={Hash}>mèo</Tag>
      <Tag onRemove={fn()} removeLabel="Bỏ lọc Vũ trụ mini">
        Vũ trụ mini
      </Tag>
      <Tag onRemove={fn()} removeLabel="Bỏ lọc bộ nhân vật kỷ niệm">
        Bộ nhân vật kỷ niệm mười năm thành lập cửa hàng, phiên bản giới hạn
      </Tag>
    </Inline>
  ),
};
