import { PracticeScreen } from '@mcy/ui/boxes/practice';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loaded, loading } from '../../pools/fixtures/loads.ts';
import { infinitePool } from '../../pools/fixtures/pools.ts';
import { practised, untouched } from '../fixtures/practice.ts';

const meta = {
  title: 'Boxes/Practice/Screens/Practice',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ pool_name: infinitePool.name, practice: practised }),
    onDraw: fn(),
    onStartOver: fn(),
    onGoBack: fn(),
    links: { pool: '#pool' },
  },
} satisfies Meta<typeof PracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /100/ }));
    await expect(args.onDraw).toHaveBeenCalledWith(100);
  },
};

/** Before the first draw. */
export const Untouched: Story = { args: { load: loaded({ pool_name: infinitePool.name, practice: untouched }) } };

/** A finite box without a ticket left. */
export const Over: Story = {
  args: { load: loaded({ pool_name: infinitePool.name, practice: { ...practised, over: true } }) },
};

export const Loading: Story = { args: { load: loading } };

export const Failed: Story = { args: { load: failed } };
