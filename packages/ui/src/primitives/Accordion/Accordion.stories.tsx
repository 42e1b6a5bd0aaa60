import { Accordion, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck, Truck, Undo2 } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const questions = (
  <>
    <Accordion.Item value="shipping">
      <Accordion.Trigger icon={Truck}>Bao lâu thì nhận được hàng?</Accordion.Trigger>
      <Accordion.Content>
        <Text tone="inherit">Từ 7 đến 15 ngày làm việc. Gửi từ ba món trở lên được miễn phí vận chuyển.</Text>
      </Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="fairness">
      <Accordion.Trigger icon={ShieldCheck}>Làm sao tôi biết kết quả không bị can thiệp?</Accordion.Trigger>
      <Accordion.Content>
        <Text tone="inherit">
          Hạt giống được niêm phong trước lượt mở đầu tiên và công bố khi hộp bán hết. Ai cũng tự kiểm tra lại được từng
          lượt.
        </Text>
      </Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="returns" disabled>
      <Accordion.Trigger icon={Undo2}>Hộp đã mở có đổi trả được không?</Accordion.Trigger>
      <Accordion.Content>
        <Text tone="inherit">Chỉ khi sản phẩm lỗi.</Text>
      </Accordion.Content>
    </Accordion.Item>
  </>
);

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion.Root,
  args: { type: 'single', headingLevel: 2, defaultValue: 'shipping', children: questions },
} satisfies Meta<typeof Accordion.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

export const Multiple: Story = {
  render: () => (
    <Accordion.Root type="multiple" headingLevel={2} defaultValue={['shipping', 'fairness']}>
      {questions}
    </Accordion.Root>
  ),
};

/** Keyboard only: arrows move between headings, Enter opens one and closes the other. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: /Bao lâu/ });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText(/niêm phong/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/7 đến 15/)).not.toBeInTheDocument());
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};
