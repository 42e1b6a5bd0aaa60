import { DrawRecordScreen } from '@mcy/ui/boxes/proof';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { failed, loading, page } from '../../pools/fixtures/loads.ts';
import { openings, singleOpening, unseenOpening } from '../../opening/fixtures/openings.ts';
import { verifiedDraw, verifiedPool } from '../fixtures/verdicts.ts';

const meta = {
  title: 'Boxes/Proof/Screens/DrawRecord',
  component: DrawRecordScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    record: page(openings),
    unopened: [unseenOpening],
    onVerifyDraw: fn(async () => verifiedDraw),
    onVerifyPool: fn(async () => verifiedPool),
    onDownloadLog: fn(),
    finished: null,
    onGoBack: fn(),
    links,
  },
} satisfies Meta<typeof DrawRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Loading: Story = { args: { record: loading, unopened: [] } };

export const Empty: Story = { args: { record: page([]), unopened: [] } };

export const Failed: Story = { args: { record: failed, unopened: [] } };

/** A draw, then the whole box, replayed. */
export const Verified: Story = {
  args: { record: page([singleOpening]), unopened: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(singleOpening.pool_name) }));
    await userEvent.click(await screen.findByRole('button', { name: /#44/ }));
    await expect(args.onVerifyDraw).toHaveBeenCalledWith(singleOpening, 43);
    await waitFor(() => expect(screen.getByText(verifiedDraw.seed_hash)).toBeVisible());
  },
};
