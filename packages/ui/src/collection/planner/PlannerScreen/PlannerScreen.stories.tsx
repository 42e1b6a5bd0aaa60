import { PlannerScreen } from '@mcy/ui/collection/planner';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { plans, sets, toys } from '../fixtures/set.ts';

const meta = {
  title: 'Collection/Planner/Screens/Planner',
  component: PlannerScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    sets: { status: 'loaded', data: sets },
    series_id: sets[0]?.series_id ?? null,
    set: { status: 'loaded', data: { toys, plans } },
    onChooseSeries: fn(),
    onGoBack: fn(),
    links: { pool: (pool_id) => `/pool/${pool_id}`, gifts: '/gifts' },
  },
} satisfies Meta<typeof PlannerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing, and what each box would take: it says so where buying the toys is cheaper, and only there. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const boxes = within(canvas.getByRole('list', { name: 'Hộp đang bán có món bạn thiếu' })).getAllByRole('link');
    await expect(boxes).toHaveLength(2);
    await expect(boxes[0]).toHaveTextContent('127 lượt');
    await expect(boxes[0]).toHaveTextContent('Đắt hơn giá thị trường của các món này 1.050.000 xu');
    await expect(boxes[0]).toHaveAttribute('href', `/pool/${plans[0]?.pool_id}`);
    await expect(boxes[1]).not.toHaveTextContent('Đắt hơn');
  },
};

/** More than twelve toys are missing: the figures are estimated, and say so. */
export const Estimated: Story = {
  args: { set: { status: 'loaded', data: { toys, plans: plans.map((plan) => ({ ...plan, error: 3.2 })) } } },
};

export const Complete: Story = {
  args: { set: { status: 'loaded', data: { toys: toys.map((toy) => ({ ...toy, owned: true })), plans: [] } } },
};

/** No box on sale has a missing toy. */
export const Empty: Story = { args: { set: { status: 'loaded', data: { toys, plans: [] } } } };

/** The toys are there while the boxes are planned. */
export const Planning: Story = { args: { set: { status: 'loaded', data: { toys, plans: null } } } };

export const Failed: Story = { args: { set: { status: 'failed', message: 'Mất kết nối.', onRetry: fn() } } };

export const Loading: Story = { args: { sets: { status: 'loading' }, set: { status: 'loading' } } };
