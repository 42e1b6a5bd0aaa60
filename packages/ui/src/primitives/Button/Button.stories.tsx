import { Button, Inline, Link, Stack, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Gift } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Mở hộp ngay', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const tones = ['accent', 'neutral', 'positive', 'caution', 'critical'] as const;
const variants = ['solid', 'soft', 'ghost'] as const;

export const Variants: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone} space="xsmall">
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              Mở hộp
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        <Button size="small">Nhỏ</Button>
        <Button size="standard">Vừa</Button>
        <Button size="large">Lớn</Button>
      </Inline>
      <Inline>
        <Button icon={Gift}>Quà tặng</Button>
        <Button icon={ArrowRight} iconPosition="end" variant="soft">
          Tiếp tục
        </Button>
      </Inline>
      <Button width="full" size="large">
        Thanh toán 199.000 xu
      </Button>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Button loading>Đang mở</Button>
        <Button loading variant="soft">
          Đang mở
        </Button>
        <Button loading variant="ghost" size="small">
          Đang mở
        </Button>
      </Inline>
      <Inline>
        <Button disabled>Đã bán hết</Button>
        <Button resting>Mở 9 lượt</Button>
        <Button disabled variant="soft" tone="neutral">
          Đã bán hết
        </Button>
      </Inline>
      <Inline wrap={false} align="between">
        <Text weight="bold">Còn 12 vé</Text>
        <Button icon={Gift}>Mở liền mười hộp</Button>
      </Inline>
      <Button variant="soft">Nhắc tôi khi bộ nhân vật Phố đêm Sài Gòn có hàng trở lại</Button>
      <Button width="full">Mở mười hộp của bộ nhân vật Phố đêm Sài Gòn với ưu đãi dành riêng cho thành viên mới</Button>
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Button asChild icon={ArrowRight} iconPosition="end">
      <Link href="/pages/index/card">Xem hộp mù</Link>
    </Button>
  ),
};

/** After a click it waits for its promise and ignores further clicks. */
export const WaitsForItsAction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onPress: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
