import type { Plugin } from 'vite';

/**
 * Leaves source maps out of what a page gets: they are more than half of its bytes, and joining them a tenth of the server's work.
 * `TEST_MAPS=1` keeps them, to see the lines of a failure in its source.
 */
export function withoutMaps(): Plugin {
  return {
    name: 'without-maps',
    enforce: 'post',
    apply: () => process.env['TEST_MAPS'] !== '1',
    transform: { order: 'post', handler: (code) => ({ code, map: { mappings: '' } }) },
  };
}
