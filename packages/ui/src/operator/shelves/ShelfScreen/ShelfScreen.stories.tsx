import { ShelfScreen } from '@mcy/ui/operator/shelves';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { goodsShelf, shelfMovements, toyShelf } from '../fixtures/shelves.ts';

const meta = {
  title: 'Operator/Shelves/Screens/Shelf',
  component: ShelfScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    shelf: { status: 'loaded', data: goodsShelf },
    movements: loadedPage(shelfMovements),
    move: null,
    form: (move) => <Text>{move}</Text>,
    onBegin: fn(),
    onClose: fn(),
    links: {
      products: '/operator/products',
      product: (product_id) => `/product/${product_id}`,
      toy: (toy_id) => `/toy/${toy_id}`,
    },
  },
} satisfies Meta<typeof ShelfScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mall's own goods: they are received, and never taken from the warehouse. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Lô 12 từ xưởng, phiếu 2101')).toBeVisible();
    await expect(canvas.getByText('Đơn 500131')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lấy từ kho' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nhận hàng' }));
    await expect(args.onBegin).toHaveBeenCalledWith('receive');
  },
};

/** Units of a toy come from the warehouse and go back there. */
export const OfToy: Story = {
  args: { shelf: { status: 'loaded', data: toyShelf } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Nhận hàng' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sổ kho của món này' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Trả về kho' }));
    await expect(args.onBegin).toHaveBeenCalledWith('unshelve');
  },
};

/** The form of a move, in a sheet that says what it does. */
export const Moving: Story = {
  args: { move: 'remove' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('remove')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { shelf: { status: 'loaded', data: { ...goodsShelf, on_hand: 0 } }, movements: loadedPage([]) },
};

export const Loading: Story = { args: { shelf: { status: 'loading' }, movements: { status: 'loading' } } };
