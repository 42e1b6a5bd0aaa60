import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import preview from '../../.storybook/preview.tsx';
import { watchTexts } from '../../.storybook/pseudo/watchTexts.ts';
import { findOverflow } from './findOverflow.ts';
import { narrowFrame } from './narrowFrame.ts';
import { settled } from './settled.ts';

/** The parts used of a story composed by Storybook. */
export interface PlayedStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  parameters: Readonly<Record<string, unknown>>;
  reporting: { reports: readonly { type: string; status: string; result?: unknown }[] };
}

/** Axe's findings, as the accessibility addon reports them. */
interface AxeResult {
  error?: unknown;
  violations?: readonly { id: string; help: string; nodes: readonly { target: readonly unknown[] }[] }[];
}

// Composing a story reads these. Axe does not list what passed: listing takes longer than finding.
const annotations = setProjectAnnotations([
  a11y,
  preview,
  { parameters: { a11y: { options: { resultTypes: ['violations'] } } } },
]);
const nothing = composeStory({ render: () => createElement(Fragment) }, { title: 'Nothing' });
const prepared = Promise.all([
  annotations.beforeAll?.(),
  ...['400', '500', '700'].map((weight) => document.fonts.load(`${weight} 1rem 'Be Vietnam Pro'`)),
]);

/**
 * Shows a story in its normal look and removes it. Throws what its play function throws; returns axe's findings, and what does not fit 320
 * px with its texts 40 % longer.
 */
export async function playStory(story: PlayedStory): Promise<readonly string[]> {
  await prepared;
  const host = document.createElement('div');
  document.body.append(host);
  try {
    await story.run({ canvasElement: host });
    const failed = story.reporting.reports.filter(({ status }) => status === 'failed');
    return [...failed.flatMap(({ type, result }) => faultsOf(type, result)), ...(await findLongOverflow(story, host))];
  } finally {
    // Loading a story ends the previous one.
    await nothing.load();
    host.remove();
  }
}

/** In place, after the play function: a second mount would cost as much as everything else. */
async function findLongOverflow(story: PlayedStory, host: HTMLElement): Promise<readonly string[]> {
  if (story.parameters['layout'] !== 'fullscreen') host.style.padding = '16px';
  // Set for pictures; a reader with normal motion sees the elements at the end of their motion.
  delete document.documentElement.dataset['motion'];
  const widen = narrowFrame();
  const leaveTexts = watchTexts(document.body);
  try {
    await settled();
    let faults = findOverflow();
    // An overlay anchored to an element follows it later, on a busy machine much later.
    for (let turn = 0; faults.length > 0 && turn < 20; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      faults = findOverflow();
    }
    return faults;
  } finally {
    leaveTexts();
    widen();
  }
}

function faultsOf(type: string, result: unknown): readonly string[] {
  // The addon declares no type for its reports.
  const { error, violations } = (result ?? {}) as AxeResult;
  if (violations === undefined || violations.length === 0)
    return [`${type}: ${error instanceof Error ? error.message : 'failed'}`];
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
