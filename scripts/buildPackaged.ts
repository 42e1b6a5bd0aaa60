// npm run build:packaged: builds the app for phone packages and live updates into app/packaged/www. SHOP_ORIGIN is the shop's server.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const origin = process.env['SHOP_ORIGIN'] ?? '';

if (URL.canParse(origin) && new URL(origin).origin === origin && origin.startsWith('https://')) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const outDir = join(root, 'app/packaged/www');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: join(root, 'app'),
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
  // Only the server sends them, to chats that preview a link.
  rmSync(join(outDir, 'art/previews'), { recursive: true, force: true });
  if (status === 0) console.log(`app/packaged/www now has the app for ${origin}. Next steps: docs/packaging.md.`);
} else {
  // Phones block plain http from a secure page.
  console.error(
    `SHOP_ORIGIN is ${JSON.stringify(origin)}, but must be the address of the shop's server without a path, such as https://shop.example: a package does not come from it, so it has to be told.`,
  );
  process.exitCode = 1;
}
