import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const layers = join(import.meta.dirname, '../../packages/ui/src/styles/layers.css.ts');

/** Begins each stylesheet of the build with the order of the cascade layers, so that it does not depend on which one loads first. */
export function layerOrder(): Plugin {
  const names = [...readFileSync(layers, 'utf8').matchAll(/globalLayer\('(\w+)'\)/g)].map(([, name]) => name);
  const order = `@layer ${names.join(',')};`;
  return {
    name: 'mcy:layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (names.length === 0) this.error('packages/ui/src/styles/layers.css.ts names no layer.');
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
        }
      },
    },
  };
}
