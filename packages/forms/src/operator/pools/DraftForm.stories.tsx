import type { PoolParts } from '@mcy/api/operator/pools/contract';
import { DraftForm } from '@mcy/forms/operator/pools';
import { UploadProvider } from '@mcy/forms/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const parts: PoolParts = {
  series: [{ series_id: '0193a0c0-0000-7000-8000-000000000001', name: 'Thung Lũng Rồng' }],
  toys: [{ toy_id: '0193a0c0-0000-7000-8000-000000000002', name: 'Ốc Không Vội', value: 33_000, free: 60 }],
  rewards: [],
  coupons: [{ issue_id: '0193a0c0-0000-7000-8000-000000000003', name: 'Quà rút mỗi tối' }],
};

const meta = {
  title: 'Forms/Operator/Pools/Draft',
  component: DraftForm,
  args: { parts, pool: null, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <UploadProvider upload={() => Promise.resolve('')}>
        <Story />
      </UploadProvider>
    ),
  ],
} satisfies Meta<typeof DraftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done while something is missing. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
