// Covers: boxes, wallet, mall, account/entry
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTurn } from '../inTurn.ts';
import { type Stage, setStage } from '../Stage.ts';
import { walk } from './walk.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

it.for(inTurn(['phone', 'desktop'] as const, 2))(
  'a guest finds the way to the first boxes in en on a %s',
  async (viewport) => {
    await expect(walk(stage, 'en', viewport)).resolves.toBeUndefined();
  },
);
