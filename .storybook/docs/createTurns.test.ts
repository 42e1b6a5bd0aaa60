import { expect, it } from 'vitest';
import { createTurns } from './createTurns.ts';

it('starts as many as it may, and the next when one ends', () => {
  const started: string[] = [];
  const turns = createTurns(2);
  const [endFirst, , endThird] = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => started.push(name)));
  expect(started).toEqual(['a', 'b']);
  endThird?.();
  endFirst?.();
  endFirst?.();
  expect(started).toEqual(['a', 'b', 'd']);
});
