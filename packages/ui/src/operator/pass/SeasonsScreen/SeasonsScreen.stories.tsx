import { SeasonsScreen } from '@mcy/ui/operator/pass';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { draft, running, scheduled } from '../fixtures/seasons.ts';

const meta = {
  title: 'Operator/Pass/Screens/Seasons',
  component: SeasonsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    seasons: loadedPage([draft, scheduled, running]),
    task: null,
    form: ({ does }) => <Text>{does}</Text>,
    onBegin: fn(),
    onClose: fn(),
    links: { desk: '/operator' },
  },
} satisfies Meta<typeof SeasonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be done depends on where a season is; one that runs never changes. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Công bố' }));
    await expect(args.onBegin).toHaveBeenLastCalledWith({ does: 'schedule', season: draft });
    await userEvent.click(canvas.getByRole('button', { name: 'Rút lại' }));
    await expect(args.onBegin).toHaveBeenLastCalledWith({ does: 'withdraw', season: scheduled });
    await expect(canvas.getAllByRole('button', { name: 'Sửa' })).toHaveLength(1);
  },
};

/** The form of a task, in a sheet. */
export const Announcing: Story = {
  args: { task: { does: 'schedule', season: draft } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('schedule')).toBeVisible());
  },
};

export const Loading: Story = { args: { seasons: { status: 'loading' } } };

export const Empty: Story = { args: { seasons: loadedPage([]) } };
