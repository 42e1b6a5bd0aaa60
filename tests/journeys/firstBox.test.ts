// Covers: boxes, wallet, mall, account/entry
import type { Locale } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { type Stage, setStage } from './Stage.ts';
import type { viewports } from './Visit.ts';
import { walkToFirstBox } from './walkToFirstBox.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

type Walk = readonly [Locale, keyof typeof viewports];

/** One walk for each width, in the languages with the longest and the shortest words. */
const usual: readonly Walk[] = [
  ['vn', 'phone'],
  ['zh', 'desktop'],
];
const others: readonly Walk[] = [
  ['vn', 'desktop'],
  ['zh', 'phone'],
  ['en', 'phone'],
  ['en', 'desktop'],
];

it.for(long ? [...usual, ...others] : usual)(
  'a guest finds the way to the first boxes in %s on a %s',
  async ([locale, viewport]) => {
    await expect(walkToFirstBox(stage, locale, viewport)).resolves.toBeUndefined();
  },
);
