import { long } from '../../scripts/test/long.ts';

/** One of the cases, by turn, so that journeys differ in language and width; all of them in `npm run test:long`. */
export function inTurn<Case>(cases: readonly Case[], turn: number): readonly Case[] {
  return long ? cases : cases.slice(turn % cases.length, (turn % cases.length) + 1);
}
