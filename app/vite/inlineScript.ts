import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';

const tag = '<script src="/before-paint.js"></script>';

/** Writes `before-paint.js` into the page: a request for it would hold up everything that is drawn. */
export function inlineScript(): Plugin {
  return {
    name: 'mcy:inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(tag)) throw new Error(`index.html does not have ${tag}.`);
        const source = readFileSync(join(import.meta.dirname, '../public/before-paint.js'), 'utf8');
        return html.replace(tag, () => `<script>${minifySync('before-paint.js', source).code.trim()}</script>`);
      },
    },
  };
}
