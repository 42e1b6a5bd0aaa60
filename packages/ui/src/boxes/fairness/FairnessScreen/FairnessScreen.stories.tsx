import { FairnessScreen } from '@mcy/ui/boxes/fairness';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loaded, loading } from '../../pools/fixtures/loads.ts';
import { infinitePool } from '../../pools/fixtures/pools.ts';
import { observedRows } from '../fixtures/fairness.ts';

const current = { version: 2, draws: 16_937, guaranteed: 41, verdict: 'fits', rows: observedRows } as const;

const meta = {
  title: 'Boxes/Fairness/Screens/Fairness',
  component: FairnessScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ pool_name: infinitePool.name, versions: [current] }),
    tablesPerFalseAlarm: 100_000,
    onGoBack: fn(),
    links: { pool: '#pool' },
  },
} satisfies Meta<typeof FairnessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** The odds of before parted, those of now have few draws. */
export const TwoVersions: Story = {
  args: {
    load: loaded({
      pool_name: infinitePool.name,
      versions: [
        { ...current, version: 3, draws: 12, guaranteed: 0, verdict: 'few' },
        { ...current, verdict: 'parted' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getByText(/lệch khỏi công bố|part from the stated|偏离公布/)).toBeVisible();
    await expect(canvas.getByText(/100\.000/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { load: loaded({ pool_name: infinitePool.name, versions: [{ ...current, draws: 0, guaranteed: 0 }] }) },
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = { args: { load: failed } };
