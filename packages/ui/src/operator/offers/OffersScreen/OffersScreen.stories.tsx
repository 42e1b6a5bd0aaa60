import { OffersScreen } from '@mcy/ui/operator/offers';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dragon, recipe, snail } from '../fixtures/offers.ts';

const meta = {
  title: 'Operator/Offers/Screens/Offers',
  component: OffersScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    kind: 'target',
    onChooseKind: fn(),
    offers: loadedPage([dragon, snail]),
    task: null,
    form: ({ does }) => <Text>{does}</Text>,
    onBegin: fn(),
    onClose: fn(),
    links: { desk: '/operator' },
  },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open and stopped, with their stock, who did it and why. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng' }));
    await expect(args.onBegin).toHaveBeenLastCalledWith({ does: 'stop', offer: dragon });
    await userEvent.click(canvas.getByRole('radio', { name: 'Công thức' }));
    await expect(args.onChooseKind).toHaveBeenCalledWith('recipe');
  },
};

export const Recipes: Story = { args: { kind: 'recipe', offers: loadedPage([recipe]) } };

/** The form of a task, in a sheet. */
export const Stopping: Story = {
  args: { task: { does: 'stop', offer: dragon } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('stop')).toBeVisible());
  },
};

export const Loading: Story = { args: { offers: { status: 'loading' } } };

export const Empty: Story = { args: { offers: loadedPage([]) } };
