import { ObservedTable } from '@mcy/ui/boxes/fairness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observedRows } from '../fixtures/fairness.ts';

const meta = {
  title: 'Boxes/Fairness/ObservedTable',
  component: ObservedTable,
  args: { caption: 'Trạm Ngân Hà', rows: observedRows },
} satisfies Meta<typeof ObservedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
