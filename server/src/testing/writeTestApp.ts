import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** As the app's own module does it: asks what the page shows, and writes it. */
const bundle = `
import { appendFileSync } from 'node:fs';
export async function renderPage({ address, locale, frame, ask }) {
  if (frame) return { markup: '<p>frame of ' + address + ' with ' + frame.unopened + '</p>', title: 'Frame', preloads: [], data: '{}', answered: false, parts: [] };
  appendFileSync(new URL('../rendered.txt', import.meta.url), address + '\\n');
  if (address.includes('endless')) await new Promise(() => {});
  if (address.includes('broken')) throw new Error('broken');
  if (address.includes('none')) return null;
  if (address.includes('own')) return { markup: await ask('/api/wallet/balance?lang=' + locale), title: '', preloads: [], data: '{}', answered: true, parts: [] };
  const { data } = JSON.parse(await ask('/api/box/pools?lang=' + locale));
  const names = data.rows.map(({ name }) => name).join(', ');
  return {
    markup: '<h1>' + names + '</h1>', title: 'Boxes', preloads: ['<link rel="preload" as="image" href="/toy.webp"/>'],
    data: JSON.stringify({ names }), answered: true, parts: ['src/routes/HomeRoute.tsx'],
  };
}`;

export const beforePaint = 'document.documentElement.dataset.seen = "1";';

const index = `<!doctype html>
<html lang="vi-VN">
  <head>
    <meta charset="utf-8" />
    <title>MCY</title>
    <script nonce="__CSP_NONCE__">${beforePaint}</script>
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js" nonce="__CSP_NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/first-1.css" nonce="__CSP_NONCE__">
  </head>
  <body>
    <div id="root">
      <svg data-loading></svg>
    </div>
  </body>
</html>
`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/first-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/routes/HomeRoute.tsx': {
    file: 'assets/Home-1.js',
    css: ['assets/Home-1.css'],
    imports: ['_shared.js', '_part.js'],
  },
  '_part.js': { file: 'assets/part-1.js' },
};

const open = { '/': [], '/pages/index/card': [], '/pages/box/detail': ['pool_id'], '/pages/test/kind': ['kind'] };

/** Writes a built app whose module renders a few kinds of pages, for tests. Returns its folder. */
export function writeTestApp(): string {
  const appDir = mkdtempSync(join(tmpdir(), 'mcy-app-'));
  for (const folder of ['assets', '.vite', 'server']) mkdirSync(join(appDir, folder));
  writeFileSync(join(appDir, 'index.html'), index);
  writeFileSync(join(appDir, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(appDir, 'server/serverMain.js'), bundle);
  for (const file of ['assets/index-1.js', 'serviceWorker.js']) writeFileSync(join(appDir, file), 'export {};');
  writeFileSync(join(appDir, 'assets/index-1.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(appDir, 'assets/first-1.css'), '@layer reset;');
  writeFileSync(join(appDir, 'assets/Home-1.css'), '.home{}');
  writeFileSync(
    join(appDir, 'routes.json'),
    JSON.stringify({
      paths: [...Object.keys(open), '/pages/user/edit', '/pages/test/own', '/pages/test/shown'],
      open,
      own: { '/pages/test/own': ['item_id'], '/pages/test/shown': ['pool_id', 'item_id'] },
      shown: { '/pages/test/shown': 'pool_id' },
      parts: { '/': ['src/routes/HomeRoute.tsx'] },
      screens: '/assets/screens-1.js',
    }),
  );
  return appDir;
}
