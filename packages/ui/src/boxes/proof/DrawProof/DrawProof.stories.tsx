import { DrawProof } from '@mcy/ui/boxes/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failedDraw, guaranteedDraw, pendingDraw, verifiedDraw } from '../fixtures/verdicts.ts';

const meta = {
  title: 'Boxes/Proof/DrawProof',
  component: DrawProof,
  args: { proof: { status: 'done', verdict: verifiedDraw }, onRetry: fn() },
} satisfies Meta<typeof DrawProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};

/** The guarantee chose the tier, not chance. */
export const Guaranteed: Story = { args: { proof: { status: 'done', verdict: guaranteedDraw } } };

/** The seed is still sealed. */
export const Pending: Story = { args: { proof: { status: 'done', verdict: pendingDraw } } };

/** Sealed until its box is sold out. */
export const Sealed: Story = { args: { proof: { status: 'done', verdict: { ...pendingDraw, tickets_left: 69 } } } };

/** A draw that does not match the log. */
export const Mismatch: Story = { args: { proof: { status: 'done', verdict: failedDraw } } };

export const Checking: Story = { args: { proof: { status: 'checking' } } };

export const Broken: Story = { args: { proof: { status: 'broken' } } };
