// npm run build: builds the app for production and prints its size against the budget. `--if-changed` skips an unchanged app.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBudget, readBudget } from './build/budget.ts';
import { hashSources } from './build/hashSources.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'app/dist');
const cache = join(root, '.cache');
const stampPath = join(cache, 'built');

const stamp = hashSources(root, process.env['APP_SECRET'] ?? '');
const current =
  existsSync(join(dist, 'index.html')) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
if (!current || !process.argv.includes('--if-changed')) {
  console.log('Building the app.');
  mkdirSync(cache, { recursive: true });
  // Each build has its own folder, so that a server or a concurrent build never sees half of one.
  const draft = mkdtempSync(join(cache, 'build-'));
  try {
    if (!build(join(draft, 'dist'))) {
      console.error('The build failed; the reason is above.');
      process.exitCode = 1;
    } else {
      place(draft);
      writeFileSync(stampPath, stamp);
      console.log(describeBudget(readBudget(root)));
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The app for browsers, and in `server` what renders its pages for guests. */
function build(outDir: string): boolean {
  return (
    run('--outDir', outDir, '--manifest') && run('--outDir', join(outDir, 'server'), '--ssr', 'src/serverMain.tsx')
  );
}

function run(...how: readonly string[]): boolean {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', ...how, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: join(root, 'app'),
    stdio: 'inherit',
    // A test runner's own NODE_ENV would put React's development build into the app; SHOP_ORIGIN belongs to build:packaged.
    env: { ...process.env, NODE_ENV: 'production', SHOP_ORIGIN: '' },
  });
  return status === 0;
}

/** Replaces the previous build with a finished one. When a concurrent build was first, its result stays. */
function place(draft: string): void {
  try {
    if (existsSync(dist)) renameSync(dist, join(draft, 'replaced'));
    renameSync(join(draft, 'dist'), dist);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
