// Covers: boxes, wallet, mall, account/entry
import type { Locale } from '@mcy/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import type { viewports } from './Visit.ts';
import { walkToFirstBox } from './walkToFirstBox.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

type Walk = readonly [Locale, keyof typeof viewports];

const walks: readonly Walk[] = [
  ['vn', 'phone'],
  ['zh', 'desktop'],
  ['vn', 'desktop'],
  ['zh', 'phone'],
  ['en', 'phone'],
  ['en', 'desktop'],
];

it.for(inTurn(walks, 0))('a guest finds the way to the first boxes in %s on a %s', async ([locale, viewport]) => {
  await expect(walkToFirstBox(stage, locale, viewport)).resolves.toBeUndefined();
});
