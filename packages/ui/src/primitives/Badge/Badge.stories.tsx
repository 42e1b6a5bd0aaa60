import { Badge, Inline, Stack } from '@mcy/ui/primitives';
import { rarities } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: { variant: { control: 'inline-radio', options: ['soft', 'solid'] } },
  args: { children: 'Sắp hết' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const;

export const Variants: Story = {
  render: () => (
    <Stack space="small">
      {(['soft', 'solid'] as const).map((variant) => (
        <Inline key={variant} space="xsmall">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              Sắp hết
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline space="xsmall">
        <Badge size="small">×10</Badge>
        <Badge size="small" tone="critical" variant="solid">
          99+
        </Badge>
        <Badge tone="positive" size="small">
          Đã gửi hàng cho đơn vị vận chuyển, dự kiến giao trong 7 đến 15 ngày làm việc
        </Badge>
        <Badge tone="caution" icon={Flame}>
          Bán chạy
        </Badge>
      </Inline>
    </Stack>
  ),
};

const names = { common: 'Thường', rare: 'Hiếm', epic: 'Sử thi', legendary: 'Huyền thoại' } as const;

/** Color and mark are redundant: either is enough. */
export const Rarity: Story = {
  render: () => (
    <Inline space="xsmall">
      {rarities.map((rarity) => (
        <Badge key={rarity} rarity={rarity}>
          {names[rarity]}
        </Badge>
      ))}
    </Inline>
  ),
};
