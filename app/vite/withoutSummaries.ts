import type { Plugin } from 'vite';

const summary = /(\bsummary:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Leaves the contracts' sentences for the API documentation out of the app: only the server reads them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'mcy:without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/api\/src\/[^/]+\/[^/]+\/[^/]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(summary, "$1''"), map: null }),
    },
  };
}
