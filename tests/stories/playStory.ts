import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../.storybook/preview.tsx';
import { watchTexts } from '../../.storybook/pseudo/watchTexts.ts';
import { endStory } from './endStory.ts';
import { findBarriers } from './findBarriers.ts';
import { findOverflow } from './findOverflow.ts';
import { narrowFrame } from './narrowFrame.ts';
import { settled } from './settled.ts';

/** The parts used of a story composed by Storybook. */
export interface PlayedStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  parameters: Readonly<Record<string, unknown>>;
}

let barriers: readonly string[] = [];
let contrast = true;

// Composing a story reads these. Storybook pauses animations for what runs after a story.
const annotations = setProjectAnnotations([
  preview,
  {
    afterEach: async () => {
      barriers = await findBarriers({ contrast });
    },
  },
]);
const prepared = Promise.all([
  annotations.beforeAll?.(),
  ...['400', '500', '700'].map((weight) => document.fonts.load(`${weight} 1rem 'Be Vietnam Pro'`)),
]);

/**
 * Shows a story in its normal look and removes it. Throws what its play function throws; returns axe's findings, and what does not fit 320
 * px with its texts 40 % longer.
 */
export async function playStory(story: PlayedStory, look = { contrast: true }): Promise<readonly string[]> {
  await prepared;
  ({ contrast } = look);
  const host = document.createElement('div');
  document.body.append(host);
  try {
    await story.run({ canvasElement: host });
    return [...barriers, ...(await findLongOverflow(story, host))];
  } finally {
    await endStory();
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
