import { Button, Money, SegmentedControl, Sheet, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet.Root,
  subcomponents: {
    Trigger: Sheet.Trigger,
    Content: Sheet.Content,
    Title: Sheet.Title,
    Description: Sheet.Description,
    Actions: Sheet.Actions,
    Close: Sheet.Close,
  },
  args: {
    children: (
      <>
        <Sheet.Trigger>
          <Button>Mở hộp</Button>
        </Sheet.Trigger>
        <Sheet.Content closeLabel="Đóng">
          <Sheet.Title>Mở Phố đêm Sài Gòn</Sheet.Title>
          <Sheet.Description>Mỗi lần mở nhận một món, tỉ lệ tính trên số vé còn lại.</Sheet.Description>
          <SegmentedControl
            label="Số lần mở"
            value="5"
            onValueChange={() => {}}
            options={[
              { value: '1', label: '×1' },
              { value: '5', label: '×5' },
              { value: '10', label: '×10' },
            ]}
          />
          <Sheet.Actions>
            <Money amount={495000} label="xu" size="large" />
            <Sheet.Close>
              <Button size="large">Thanh toán</Button>
            </Sheet.Close>
          </Sheet.Actions>
        </Sheet.Content>
      </>
    ),
  },
} satisfies Meta<typeof Sheet.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = { args: { open: true } };

export const LongContent: Story = {
  args: {
    open: true,
    children: (
      <Sheet.Content closeLabel="Đóng">
        <Sheet.Title>Điều khoản mua hàng</Sheet.Title>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index} tone="secondary">
            {index + 1}. Hộp đã mở không đổi trả, trừ khi sản phẩm lỗi do nhà sản xuất hoặc hư hỏng khi vận chuyển.
          </Text>
        ))}
        <Sheet.Actions>
          <Sheet.Close>
            <Button width="full">Đã hiểu</Button>
          </Sheet.Close>
        </Sheet.Actions>
      </Sheet.Content>
    ),
  },
};

/** Open, close on Escape: the page scrolls again and focus returns. */
export const GivesFocusBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Mở hộp' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Mở Phố đêm Sài Gòn' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
