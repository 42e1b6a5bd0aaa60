// npm run bench:page: how soon five pages of the shop are there on slow 4G and a slow processor, beside the same content in plain React.
// ROUNDS=5; PAGES=home,box. Prints a table for docs/performance.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPools } from '@mcy/api/boxes/pools/contract';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { callShop } from '../tests/shop/callShop.ts';
import { openAccount } from '../tests/shop/openAccount.ts';
import { startShop } from '../tests/shop/startShop.ts';
import { medianOf } from './bench/medianOf.ts';
import { servePlain } from './bench/servePlain.ts';
import { type Visited, visitPage } from './bench/visitPage.ts';
import { findBrowser } from './browser/findBrowser.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'tests/bench/page');
const built = join(root, '.cache/bench-page');
const rounds = Number(process.env['ROUNDS'] ?? 5);
const ways = ['shop', 'plain'] as const;
const measures = ['fcp', 'lcp', 'tbt', 'cls', 'kB'] as const;
/** A ratio to less than this says nothing. */
const least = { fcp: 1, lcp: 1, tbt: 50, cls: 0.001, kB: 1 };

const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
if (status !== 0) throw new Error('The app was not built.');
await build({
  root: source,
  configFile: false,
  logLevel: 'error',
  plugins: [react({ compiler: true })],
  build: { outDir: built, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: join(source, 'plain.html') } },
});

const data = mkdtempSync(join(tmpdir(), 'mcy-bench-page-'));
const shop = await startShop({ DATA_DIR: data, RATE_LIMITS: '0' });
const browser = await chromium.launch(await findBrowser());
const plain = await servePlain(built, shop.url);
try {
  const origins = { shop: shop.url, plain: plain.url };
  const { rows } = await callShop(shop.url, listPools, {});
  const query = `pool_id=${rows[0]?.pool_id ?? ''}`;
  const { token, pwdVersion, user } = await openAccount(shop.url, 500_000);
  const signedIn = { token, pwdVersion: String(pwdVersion), user: JSON.stringify({ id: user.id }) };
  const all = {
    home: { path: '/', stored: {} },
    boxes: { path: '/pages/index/card', stored: {} },
    box: { path: `/pages/box/detail?${query}`, stored: {} },
    open: { path: `/pages/box/open?${query}`, stored: signedIn },
    mine: { path: '/pages/index/mine', stored: signedIn },
  };
  const chosen = process.env['PAGES']?.split(',') ?? Object.keys(all);
  const lines = [
    ['page', ...measures, 'ratio of FCP, LCP, TBT', 'TBT more than plain, ms', 'largest'],
    Array.from({ length: 9 }, () => '---'),
  ];
  for (const [name, { path, stored }] of Object.entries(all)) {
    if (!chosen.includes(name)) continue;
    const visits: Record<(typeof ways)[number], Visited[]> = { shop: [], plain: [] };
    // A shop is rarely visited for the first time since it started.
    for (const way of ways) await visitPage(browser, origins[way] + path, stored);
    // Alternating, each first every other time, so that a busy moment of the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
        visits[way].push(await visitPage(browser, origins[way] + path, stored));
      }
    }
    const median = (way: (typeof ways)[number], measure: (typeof measures)[number]): number =>
      medianOf(visits[way].map((visit) => visit[measure]));
    const ratio = (measure: (typeof measures)[number]): string => {
      const plainly = median('plain', measure);
      // A page that blocks for next to no time is no measure of another one.
      return plainly < least[measure] ? '–' : (median('shop', measure) / plainly).toFixed(2);
    };
    const cells = measures.map((measure) => {
      const digits = measure === 'cls' ? 3 : 0;
      const of = (way: (typeof ways)[number]): string => median(way, measure).toFixed(digits);
      return measure === 'fcp' || measure === 'lcp'
        ? `${of('shop')} (${spread(visits.shop.map((visit) => visit[measure]))}) / ${of('plain')}`
        : `${of('shop')} / ${of('plain')}`;
    });
    const more = (median('shop', 'tbt') - median('plain', 'tbt')).toFixed(0);
    lines.push([
      name,
      ...cells,
      `${ratio('fcp')}, ${ratio('lcp')}, ${ratio('tbt')}`,
      more,
      visits.shop[0]?.largest ?? '',
    ]);
    console.log(lines.at(-1)?.join(' | '));
  }
  console.log(`\nShop / plain React, medians of ${rounds} (least–most), slow 4G, CPU ÷ 4.`);
  console.log(
    'TBT: what each task after the first paint took beyond 50 ms; no ratio (–) where plain React has less than 50 ms of it.\n',
  );
  console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
} finally {
  plain.stop();
  await browser.close();
  await shop.stop();
  rmSync(data, { recursive: true, force: true });
}

function spread(samples: readonly number[]): string {
  return `${Math.min(...samples).toFixed(0)}–${Math.max(...samples).toFixed(0)}`;
}
