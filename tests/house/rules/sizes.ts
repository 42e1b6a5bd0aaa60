import type { House } from '../house.ts';

/** Lines a file may have; beyond, it is two things. */
const most = 300;

export function longFiles(pattern: string, house: House): readonly string[] {
  return house
    .filesOf(pattern)
    .map((path) => ({ path, lines: (house.read(path) ?? '').split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
