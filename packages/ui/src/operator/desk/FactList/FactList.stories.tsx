import { FactList } from '@mcy/ui/operator/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Operator/Desk/FactList',
  component: FactList,
  args: {
    facts: [
      ['Người chơi', 'Thu Hà'],
      ['Tài khoản nhận', 'Ngân hàng Thương mại cổ phần Ngoại thương Việt Nam •••• 3456'],
      ['Lý do', null],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What has no value is left out. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.queryByText('Lý do')).not.toBeInTheDocument();
  },
};
