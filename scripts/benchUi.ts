// npm run bench:ui: compares a thousand MysteryBoxCards and a sheet built from the kit with the same elements in plain React and static
// CSS.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Page, chromium } from 'playwright';
import { build, preview } from 'vite';
import type { Scene } from '../tests/bench/ui/exposeScene.tsx';
import { describeRatios } from './bench/describeRatios.ts';
import { findBrowser } from './browser/findBrowser.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'tests/bench/ui');
const built = join(root, '.cache/bench-ui');
const ways = ['kit', 'plain'] as const;
type Way = (typeof ways)[number];

const cards = Number(process.env['CARDS'] ?? 1000);
const rounds = Number(process.env['ROUNDS'] ?? 15);
const warmUps = 3;

const samples: Record<Way, Record<string, number[]>> = { kit: {}, plain: {} };
const elements: Record<Way, number> = { kit: 0, plain: 0 };

for (const way of ways) await buildPage(way);
const browser = await chromium.launch(await findBrowser());
const server = await preview({
  root: source,
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  publicDir: false,
  preview: { port: 0, host: '127.0.0.1' },
});
try {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address.');
  const pages: Record<Way, Page> = { kit: await openPage(address, 'kit'), plain: await openPage(address, 'plain') };
  // Alternating, each first every other time, so that a busy moment of the machine affects both.
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      await pages[way].bringToFront();
      const { took, counted } = await pages[way].evaluate(runRound, cards);
      elements[way] = counted;
      if (round < 0) continue;
      for (const [name, ms] of Object.entries(took)) (samples[way][name] ??= []).push(ms);
    }
  }
} finally {
  await server.close();
  await browser.close();
}

if (elements.kit !== elements.plain) {
  throw new Error(
    `The kit drew ${elements.kit} elements and plain React ${elements.plain}: bring tests/bench/ui/PlainCard.tsx up to the card.`,
  );
}
console.log(`\n${cards} cards of ${elements.kit / cards} elements, median of ${rounds} rounds, production build:`);
console.log(describeRatios(samples.kit, samples.plain, 'ms'));
console.log('\nBytes of the page, gzipped:');
console.log(describeRatios(await weigh('kit'), await weigh('plain'), 'kB'));

async function buildPage(way: Way): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    // The shop's pictures.
    publicDir: join(root, 'app/public'),
    plugins: [react({ compiler: true }), vanillaExtractPlugin()],
    build: {
      outDir: join(built, way),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(source, `${way}.html`) },
    },
    base: `/${way}/`,
  });
}

async function openPage(address: string, way: Way): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL(`${way}/${way}.html`, address).href);
  await page.waitForFunction(() => globalThis.scene !== undefined);
  return page;
}

/** Runs in the page. */
async function runRound(count: number): Promise<{ took: Record<string, number>; counted: number }> {
  const scene = globalThis.scene as Scene;
  const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 60));
  const mount = scene.mount(count);
  const counted = scene.countElements();
  await settle();
  const update = scene.update();
  await settle();
  const unmount = scene.unmount();
  await settle();
  const sheet = scene.openSheet();
  await settle();
  scene.closeSheet();
  await settle();
  return {
    took: {
      mount: mount.page,
      '– its script': mount.script,
      update: update.page,
      '– its script ': update.script,
      unmount: unmount.page,
      'open a sheet': sheet.page,
    },
    counted,
  };
}

async function weigh(way: Way): Promise<Record<string, number[]>> {
  const folder = join(built, way, 'assets');
  const bytes = { JS: 0, CSS: 0 };
  for (const file of await readdir(folder)) {
    const kind = file.endsWith('.js') ? 'JS' : file.endsWith('.css') ? 'CSS' : undefined;
    if (kind) bytes[kind] += gzipSync(await readFile(join(folder, file))).length / 1000;
  }
  return { JS: [bytes.JS], CSS: [bytes.CSS] };
}
