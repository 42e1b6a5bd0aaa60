import { UpgradesScreen } from '@mcy/ui/collection/upgrades';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { synthesis } from '../../synthesis/fixtures/recipes.ts';
import { lostUpgrade, wonUpgrade } from '../fixtures/upgrades.ts';

const meta = {
  title: 'Collection/Upgrades/Screens/Upgrades',
  component: UpgradesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    made: loadedPage([
      { ...wonUpgrade, kind: 'upgrade' },
      { ...lostUpgrade, kind: 'upgrade' },
      { ...synthesis, kind: 'synthesis' },
      { ...wonUpgrade, kind: 'upgrade', upgrade_id: '019a9e00-0000-7008-8000-000000000009', revealed: true },
    ]),
    nextNonce: 212,
    proof: null,
    onVerify: fn(),
    links: {
      collection: '/toys',
      choose: '/upgrade',
      synthesise: '/synthesis',
      upgrade: (id) => `/upgrade?upgrade_id=${id}`,
      item: (id) => `/item/${id}`,
    },
  },
} satisfies Meta<typeof UpgradesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not seen yet, lost, synthesized and won; each leads to how it ended. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    const [unseen] = canvas.getAllByRole('link', { name: new RegExp(wonUpgrade.toy.name) });
    await expect(unseen).toHaveAttribute('href', args.links.upgrade(wonUpgrade.upgrade_id));
    await expect(canvas.getByRole('link', { name: 'Nâng cấp' })).toHaveAttribute('href', args.links.choose);
    await expect(canvas.getByRole('link', { name: 'Ghép' })).toHaveAttribute('href', args.links.synthesise);
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra cả nhật ký' }));
    await expect(args.onVerify).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { made: { status: 'loading' } } };

export const Empty: Story = { args: { made: loadedPage([]) } };
