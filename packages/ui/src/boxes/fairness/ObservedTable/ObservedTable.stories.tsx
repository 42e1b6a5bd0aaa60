import { ObservedTable } from '@mcy/ui/boxes/fairness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { observedRows } from '../fixtures/fairness.ts';

const meta = {
  title: 'Boxes/Fairness/ObservedTable',
  component: ObservedTable,
  args: { caption: 'Trạm Ngân Hà', rows: observedRows },
} satisfies Meta<typeof ObservedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByText(/ngoài khoảng|outside|在区间外/)).toHaveLength(1);
  },
};
