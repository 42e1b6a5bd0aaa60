import { join } from 'node:path';
import type { Plugin } from 'vite';

const late = join(import.meta.dirname, '../../packages/api/src/contract/lateSchemas.ts');

/** Lets the contracts build their schemas when something is first parsed with them, in the app alone: the server needs all of them. */
export function lateSchemas(): Plugin {
  return {
    name: 'mcy:late-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^zod\/mini$/ },
      handler: (_source, importer) =>
        importer?.includes('/packages/api/src/') === true && importer !== late ? late : null,
    },
  };
}
