import { OpeningProofs } from '@mcy/ui/boxes/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { lastOpening } from '../../opening/fixtures/openings.ts';
import { verifiedDraw, verifiedPool } from '../fixtures/verdicts.ts';

const meta = {
  title: 'Boxes/Proof/OpeningProofs',
  component: OpeningProofs,
  args: {
    opening: lastOpening,
    onVerifyDraw: fn(async () => verifiedDraw),
    onVerifyPool: fn(async () => verifiedPool),
    onDownloadLog: fn(),
    finished: null,
    links,
  },
} satisfies Meta<typeof OpeningProofs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** The whole box, replayed. */
export const VerifiesThePool: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /cả hộp|whole box|整箱/i }));
    await expect(await canvas.findByText(/^80 (lượt|draws)|^80 抽/)).toBeVisible();
    await expect(args.onVerifyPool).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /Tải nhật ký|Download the log|下载抽取记录/ }));
    await expect(args.onDownloadLog).toHaveBeenCalledWith({
      pool_id: lastOpening.pool_id,
      name: lastOpening.pool_name,
    });
  },
};
