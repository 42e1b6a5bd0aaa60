import { VerdictMark } from '@mcy/ui/boxes/proof';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Boxes/Proof/VerdictMark',
  component: VerdictMark,
  args: { outcome: 'verified', title: 'Khớp', text: 'Tính lại từ seed công khai cho đúng giải bạn đã nhận.' },
} satisfies Meta<typeof VerdictMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <VerdictMark {...args} />
      <VerdictMark outcome="failed" title="Không khớp" text="Tính lại ra một giải khác với nhật ký." />
      <VerdictMark outcome="pending" title="Kiểm tra được khi hết vé" />
    </Stack>
  ),
};
