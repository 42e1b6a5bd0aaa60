import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { long } from '../../scripts/test/long.ts';
import { root } from './house.ts';

/** A plain one, one that opens a dialog, one with a recipe and states, and one on radix-ui. */
const primitives = ['Sheet', ...(long ? ['Text', 'Button', 'Tabs'] : [])];

describe('importing one primitive into an empty page', () => {
  it.for(primitives)('%s costs no more than that primitive', async (name) => {
    const fromDoor = await weigh(`import { ${name} } from '@mcy/ui/primitives';\nglobalThis.kept = ${name};`);
    const fromFile = await weigh(
      `import * as all from '${join(root, fileOf(name))}';\nglobalThis.kept = ${name === 'Text' || name === 'Button' ? `all.${name}` : 'all'};`,
    );
    expect(fromDoor.modules).toEqual(fromFile.modules);
    // The same rules in another order and the same code under other names compress slightly differently.
    expect(fromDoor.css).toBeLessThanOrEqual(fromFile.css + 20);
    expect(fromDoor.js).toBeLessThanOrEqual(fromFile.js + 40);
  });

  it.runIf(long)('would be caught if it cost more', async () => {
    const one = await weigh(`import { Sheet } from '@mcy/ui/primitives';\nglobalThis.kept = Sheet;`);
    const all = await weigh(`import * as all from '@mcy/ui/primitives';\nglobalThis.kept = all;`);
    expect(all.js).toBeGreaterThan(one.js * 5);
    expect(all.css).toBeGreaterThan(one.css);
  });
});

function fileOf(name: string): string {
  const folder = `packages/ui/src/primitives/${name}/${name}`;
  return name === 'Text' || name === 'Button' ? `${folder}.tsx` : `${folder}.parts.ts`;
}

interface Page {
  js: number;
  css: number;
  modules: readonly string[];
}

const pages = new Map<string, Promise<Page>>();

/** The gzipped size of a page of this one module without React; each is built once. */
function weigh(source: string): Promise<Page> {
  const page = pages.get(source) ?? buildPage(source);
  pages.set(source, page);
  return page;
}

async function buildPage(source: string): Promise<Page> {
  const entry = 'virtual:entry';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? join(root, 'entry.ts') : undefined),
        load: (id) => (id === join(root, 'entry.ts') ? source : undefined),
      },
      react({ compiler: true }),
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, external: [/^react(-dom)?($|\/)/] },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const weight = { js: 0, css: 0, modules: [] as string[] };
  for (const output of outputs) {
    if (output.type === 'chunk') {
      weight.js += gzipSync(output.code).length;
      weight.modules.push(...Object.keys(output.modules).filter((id) => id.includes('/packages/ui/src/')));
    } else if (output.fileName.endsWith('.css')) {
      weight.css += gzipSync(output.source).length;
    }
  }
  // The index file and compound exports add names, not code.
  weight.modules = weight.modules.filter((id) => !/\/index\.ts$|\.parts\.ts$/.test(id)).toSorted();
  return weight;
}
