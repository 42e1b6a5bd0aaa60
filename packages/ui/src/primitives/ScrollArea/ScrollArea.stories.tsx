import { Inline, ScrollArea, Stack, Surface, Tag, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const terms = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. Hộp đã mở không đổi trả, trừ khi sản phẩm lỗi do nhà sản xuất hoặc hư hỏng khi vận chuyển.`,
);

const meta = {
  title: 'Primitives/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Thỏa thuận mua hàng',
    children: (
      <Stack space="small">
        {terms.map((term) => (
          <Text key={term} tone="secondary">
            {term}
          </Text>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

const series = ['Phố đêm Sài Gòn', 'Vũ trụ mini', 'Sở thú đêm', 'Chợ nổi', 'Trung thu', 'Rừng thông', 'Biển xanh'];

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      <Surface variant="outlined">
        <ScrollArea {...args} direction="vertical" maxHeight="small" />
      </Surface>
      <ScrollArea label="Bộ nhân vật" direction="horizontal">
        <Inline space="xsmall" wrap={false}>
          {series.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </Inline>
      </ScrollArea>
      <Surface variant="outlined">
        <ScrollArea label="Nhật ký lượt mở" direction="both" maxHeight="small">
          <pre>{terms.join('\n')}</pre>
        </ScrollArea>
      </Surface>
    </Stack>
  ),
};

/** Content that fits is no tab stop, and nothing fades. */
export const NothingToScroll: Story = {
  args: { children: <Text>Hộp đã mở không đổi trả.</Text> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).not.toHaveAttribute('tabindex');
  },
};

/** Focused by Tab, scrolled by the arrow keys. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxHeight: 'small' },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Thỏa thuận mua hàng' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
