import type { House } from '../house.ts';

/** Maximum lines of a file; a longer one does two things. */
const most = 300;

export function longFiles(pattern: string, house: House): readonly string[] {
  return house
    .filesOf(pattern)
    .map((path) => ({ path, lines: (house.read(path) ?? '').split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
