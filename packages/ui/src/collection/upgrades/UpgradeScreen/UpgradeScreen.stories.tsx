import { UpgradeScreen } from '@mcy/ui/collection/upgrades';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { groups } from '../../items/fixtures/toys.ts';
import { lostUpgrade, putToys, targets, wonUpgrade } from '../fixtures/upgrades.ts';

const [target] = targets;
const held = groups.filter(({ state }) => state === 'held');

const meta = {
  title: 'Collection/Upgrades/Screens/Upgrade',
  component: UpgradeScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    phase: { step: 'choose' },
    targets: loadedPage([...targets]),
    target: target ?? null,
    onChooseTarget: fn(),
    toys: loadedPage([...held]),
    put: putToys,
    onPut: fn(),
    onTakeOut: fn(),
    plan: { paid: 1_232_000, stones: 932_000, mostStones: 1_400_000, chance: 462_000, overflow: 0 },
    onChooseStones: fn(),
    stone: 1_400_000,
    onUpgrade: fn(async () => {}),
    refusal: null,
    onSeen: fn(),
    onAgain: fn(),
    proof: <Text>DrawProof</Text>,
    onProve: fn(),
    onGoBack: fn(),
    links: { collection: '/toys', boxes: '/boxes', item: (item_id) => `/item/${item_id}` },
  },
} satisfies Meta<typeof UpgradeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chance, what is put in, and a question before anything is lost. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const [first] = putToys;
    const [takeOut] = canvas.getAllByRole('button', { name: `Bỏ ${first?.name} ra` });
    await userEvent.click(takeOut ?? document.body);
    await expect(args.onTakeOut).toHaveBeenCalledWith(first?.item_id);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Góp thêm.*${held[1]?.name}`) }));
    await expect(args.onPut).toHaveBeenCalledWith(held[1]);
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(targets[1]?.name ?? '') }));
    await expect(args.onChooseTarget).toHaveBeenCalledWith(targets[1]?.target_id);
    await userEvent.click(canvas.getByRole('button', { name: 'Nâng cấp · 46,2%' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nâng cấp' }));
    await expect(args.onUpgrade).toHaveBeenCalledTimes(1);
  },
};

/** More than needed is lost, and said so before. */
export const Overflow: Story = {
  args: { plan: { paid: 2_700_000, stones: 0, mostStones: 0, chance: 950_000, overflow: 166_666 } },
};

/** An earlier one has no answer: it can only be asked about. */
export const Unsure: Story = {
  args: { onAsk: fn(async () => {}), refusal: 'Mạng đang chập chờn.' },
};

export const Empty: Story = {
  args: {
    target: null,
    put: [],
    targets: loadedPage([]),
    toys: loadedPage([]),
    plan: { paid: 0, stones: 0, mostStones: 0, chance: null, overflow: 0 },
  },
};

/** The toys fail to load; the rest stays. */
export const Failed: Story = {
  args: { toys: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Loading: Story = {
  args: { targets: { status: 'loading' }, toys: { status: 'loading' }, target: null, put: [] },
};

export const Drawing: Story = { args: { phase: { step: 'drawing', asking: false } } };

/** The show runs to its end; the result is spoken, and told once. */
export const Won: Story = {
  args: { phase: { step: 'show', upgrade: wonUpgrade } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thành công!' })).toBeVisible(), {
      timeout: 9_000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(wonUpgrade.toy.name);
    await expect(args.onSeen).toHaveBeenCalledWith(wonUpgrade.upgrade_id);
    await expect(args.onSeen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra' }));
    await expect(args.onProve).toHaveBeenCalledWith(wonUpgrade);
  },
};

/** Seen before: the end at once, without a show. */
export const Lost: Story = {
  args: { phase: { step: 'show', upgrade: lostUpgrade } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Ánh sáng dừng ở 71,3%, cần dưới 46,2%.')).toBeVisible());
    await expect(args.onSeen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Nâng cấp tiếp' }));
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};
