import type { House } from '../house.ts';

/** A list of values: neither a literal list nor a subquery. */
const listOfValues = /,\s*'(?:not )?in',(?!\s*[[(])/;

/** Where `in` takes a list of any length: each length is a statement of its own, with a name of its own. `= any(…)` is one. */
export function listsWithoutAny(house: House): readonly string[] {
  return house
    .filesOf('server/src/**/*.ts')
    .filter((path) => !/\.test\.ts$|\/demo\/|\/seed\w*\.ts$/.test(path))
    .filter((path) => listOfValues.test((house.read(path) ?? '').replaceAll(/\/\/.*|\/\*\*.*?\*\//g, '')));
}
