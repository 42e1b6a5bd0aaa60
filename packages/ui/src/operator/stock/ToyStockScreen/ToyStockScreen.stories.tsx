import { ToyStockScreen } from '@mcy/ui/operator/stock';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { lowToy, movements } from '../fixtures/stock.ts';

const meta = {
  title: 'Operator/Stock/Screens/ToyStock',
  component: ToyStockScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    toy: { status: 'loaded', data: lowToy },
    movements: loadedPage(movements),
    task: null,
    form: (task) => <Text>{task}</Text>,
    onBegin: fn(),
    onClose: fn(),
    links: { stock: '/operator/stock', box: (pool_id) => `/pages/bag/stock?pool_id=${pool_id}` },
  },
} satisfies Meta<typeof ToyStockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each count, what units are promised to, and each kind of change. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Gợn sóng.*21\/50/ })).toBeVisible();
    await expect(canvas.getByText('Lô 11 từ nhà máy, phiếu 2098')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm kho' }));
    await expect(args.onBegin).toHaveBeenCalledWith('correct');
  },
};

/** The form of a task, in a sheet. */
export const Receiving: Story = {
  args: { task: 'receive' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('receive')).toBeVisible());
  },
};

/** Nothing is promised, and nothing has changed yet. */
export const Empty: Story = {
  args: {
    toy: { status: 'loaded', data: { ...lowToy, on_hand: 0, promised: 0, free: 0, boxes: [], of_players: 0 } },
    movements: loadedPage([]),
  },
};

export const Loading: Story = { args: { toy: { status: 'loading' }, movements: { status: 'loading' } } };
