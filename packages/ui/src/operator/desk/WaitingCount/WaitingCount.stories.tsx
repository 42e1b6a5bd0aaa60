import { WaitingCount } from '@mcy/ui/operator/desk';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Operator/Desk/WaitingCount',
  component: WaitingCount,
  args: { waiting: { count: 3, more: false } },
} satisfies Meta<typeof WaitingCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** One page, more than one page, nothing, and not known yet. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    for (const text of ['3 đang chờ', 'Hơn 20 đang chờ', 'Không có gì chờ'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
  render: () => (
    <Inline space="small">
      <WaitingCount waiting={{ count: 3, more: false }} />
      <WaitingCount waiting={{ count: 20, more: true }} />
      <WaitingCount waiting={{ count: 0, more: false }} />
      <WaitingCount waiting={undefined} />
    </Inline>
  ),
};
