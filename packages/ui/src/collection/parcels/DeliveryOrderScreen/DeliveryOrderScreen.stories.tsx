import { DeliveryOrderScreen } from '@mcy/ui/collection/parcels';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { address, otherAddress, toys } from '../fixtures/parcels.ts';

const plan = {
  parcels: [
    { shipping_class: 'blind_box' as const, items: toys.slice(0, 4), fee: 0, missing: 0 },
    { shipping_class: 'free_draw' as const, items: toys.slice(4), fee: 30_000, missing: 2 },
  ],
  fee: 30_000,
};

const meta = {
  title: 'Collection/Parcels/Screens/DeliveryOrder',
  component: DeliveryOrderScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    toys: loadedPage([...toys]),
    chosen: new Set(toys.map(({ item_id }) => item_id)),
    onChooseToy: fn(),
    onClear: fn(),
    plan,
    addresses: { status: 'loaded', data: [address, otherAddress] },
    address_id: address.address_id,
    onChooseAddress: fn(),
    balance: 500_000,
    onSend: fn(async () => {}),
    refusal: null,
    links: { back: '/bag', boxes: '/boxes', addAddress: '/add', recharge: (missing) => `/recharge/${missing}` },
  },
} satisfies Meta<typeof DeliveryOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two classes travel apart, and one of the parcels would be free with two more toys. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Thêm 2 món rút miễn phí nữa là miễn phí')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Gấu Mây/ }));
    await expect(args.onChooseToy).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi 2 kiện' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Trả/ }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = { args: { chosen: new Set(), plan: { parcels: [], fee: 0 } } };

/** Without an address and without enough coins. */
export const Missing: Story = {
  args: { addresses: { status: 'loaded', data: [] }, address_id: null, balance: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nạp thêm 20.000 xu' })).toHaveAttribute('href', '/recharge/20000');
  },
};

export const Refused: Story = { args: { refusal: 'Phí gửi hàng vừa thay đổi nên shop chưa trừ xu của bạn.' } };

/** An earlier order has no answer yet. */
export const Unsure: Story = { args: { onAsk: fn(async () => {}) } };

export const Loading: Story = {
  args: { ...NothingChosen.args, toys: { status: 'loading' }, addresses: { status: 'loading' } },
};

export const Empty: Story = { args: { ...NothingChosen.args, toys: loadedPage([]) } };

/** The addresses failed; the toys stay. */
export const Failed: Story = {
  args: { addresses: { status: 'failed', message: 'Không tải được.', onRetry: fn() }, address_id: null },
};
