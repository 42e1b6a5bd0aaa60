import type { Plugin } from 'vite';
import { paths } from '../src/routes/paths.ts';

const named = /area: '\w+', screen: '\w+', /g;

/** Leaves each route's area and screen, which only tools and tests read, out of the built app: the first page carries the table. */
export function leanPaths(): Plugin {
  return {
    name: 'mcy:lean-paths',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/routes/paths.ts')) return null;
      const names = code.match(named)?.length ?? 0;
      if (names !== Object.keys(paths).length) this.error('A route of paths.ts is not written as the others are.');
      return code.replace(named, '');
    },
  };
}
