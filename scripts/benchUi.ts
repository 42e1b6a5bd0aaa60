// npm run bench:ui: compares a thousand MysteryBoxCards and a sheet built from the kit with the same elements in plain React and static
// CSS. What is unlike is in docs/performance.md.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type CDPSession, type Page, chromium } from 'playwright';
import { build, preview } from 'vite';
import type { Scene } from '../tests/bench/ui/exposeScene.tsx';
import { describeRatios } from './bench/describeRatios.ts';
import { findBrowser } from './browser/findBrowser.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'tests/bench/ui');
const built = join(root, '.cache/bench-ui');
const ways = ['kit', 'plain'] as const;
type Way = (typeof ways)[number];
type Samples = Record<Way, Record<string, number[]>>;

const cards = Number(process.env['CARDS'] ?? 1000);
const rounds = Number(process.env['ROUNDS'] ?? 5);
/** How long a step's pictures, transitions and animations may take after its first frame, in ms. */
const aftermath = 700;

/** Each round is done on a new page, so `mount` and `first` are what a visitor has. */
const steps: readonly (readonly [name: string, run: (scene: Scene) => Promise<number>])[] = [
  ['mount', (scene) => scene.mount(cards)],
  ['update', (scene) => scene.update()],
  ['next update', (scene) => scene.update()],
  ['first sheet', (scene) => scene.openSheet()],
  ['its end', (scene) => scene.closeSheet()],
  ['next sheet', (scene) => scene.openSheet()],
  ['its end ', (scene) => scene.closeSheet()],
  ['unmount', (scene) => scene.unmount()],
  ['next mount', (scene) => scene.mount(cards)],
];

const wall: Samples = { kit: {}, plain: {} };
const soon: Samples = { kit: {}, plain: {} };
const cpu: Samples = { kit: {}, plain: {} };
const restyled: Samples = { kit: {}, plain: {} };
const heap: Samples = { kit: {}, plain: {} };
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
  // Alternating, each first every other time, so that a busy moment of the machine affects both. The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) await runRound(address, way, round >= 0);
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
console.log(`\n${cards} cards of ${elements.kit / cards} elements, median of ${rounds} rounds, production build.`);
console.log('\nUntil the first frame:');
console.log(describeRatios(wall.kit, wall.plain, 'ms'));
console.log("\nCPU time of the page's main thread until the first frame:");
console.log(describeRatios(soon.kit, soon.plain, 'ms'));
console.log("\nCPU time of the page's main thread, with all that follows:");
console.log(describeRatios(cpu.kit, cpu.plain, 'ms'));
console.log('\nStyle and layout, of that:');
console.log(describeRatios(restyled.kit, restyled.plain, 'ms'));
console.log('\nMemory:');
console.log(describeRatios(heap.kit, heap.plain, 'kB'));
console.log('\nBytes of the page, gzipped:');
console.log(describeRatios(await weigh('kit'), await weigh('plain'), 'kB'));

async function buildPage(way: Way): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    // The shop's pictures.
    publicDir: join(root, 'app/public'),
    plugins: [
      react({ compiler: true, ...(way === 'kit' && { jsxImportSource: '@mcy/ui/jsx' }) }),
      vanillaExtractPlugin(),
    ],
    build: {
      outDir: join(built, way),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(source, `${way}.html`) },
    },
    base: `/${way}/`,
  });
}

async function runRound(address: string, way: Way, counts: boolean): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL(`${way}/${way}.html`, address).href);
  await page.waitForFunction(() => globalThis.scene !== undefined);
  const devtools = await page.context().newCDPSession(page);
  // Durations are then of the thread, not of the clock.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const empty = await measureHeap(devtools);
  for (const [name, run] of steps) {
    const before = await readMetrics(devtools);
    const took = await evaluateStep(page, run);
    const drawn = await readMetrics(devtools);
    await page.waitForTimeout(aftermath);
    const after = await readMetrics(devtools);
    if (name === 'mount') elements[way] = await page.evaluate(() => globalThis.scene?.countElements() ?? 0);
    if (!counts) continue;
    add(wall, way, name, took);
    add(soon, way, name, drawn.task - before.task);
    add(cpu, way, name, after.task - before.task);
    add(restyled, way, name, after.layout - before.layout);
    if (name === 'mount') add(heap, way, 'a card', ((await measureHeap(devtools)) - empty) / cards / 1000);
  }
  await page.close();
}

function evaluateStep(page: Page, run: (scene: Scene) => Promise<number>): Promise<number> {
  const call = `(${run.toString().replaceAll('cards', String(cards))})(globalThis.scene)`;
  return page.evaluate<number>(call);
}

/** CPU time of the main thread so far, and of its style and layout, in ms. */
async function readMetrics(devtools: CDPSession): Promise<{ task: number; layout: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { task: of('TaskDuration'), layout: of('RecalcStyleDuration') + of('LayoutDuration') };
}

/** Bytes in use after a collection. */
async function measureHeap(devtools: CDPSession): Promise<number> {
  // The first leaves what finalizers release.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

function add(samples: Samples, way: Way, name: string, value: number): void {
  (samples[way][name] ??= []).push(value);
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
