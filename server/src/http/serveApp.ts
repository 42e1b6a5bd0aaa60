import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { z } from 'zod';

/** The built app: its files, and `index.html` for every path of its own routes (history mode, spec §1). */
export function serveApp(appDir: string): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  if (!existsSync(appDir)) return app.get('*', (c) => c.text('The app is not built: run npm run build.', 404));
  const isRoute = readRoutes(appDir);
  const page = readFileSync(join(appDir, 'index.html'), 'utf8');

  function sendPage(c: Context<PageEnv>): Response | Promise<Response> {
    c.header('Cache-Control', 'no-cache');
    // An unknown path shows the app's own page for it, under the status that tells a crawler the truth.
    return c.html(page.replaceAll(noncePlaceholder, c.var.secureHeadersNonce ?? ''), isRoute(c.req.path) ? 200 : 404);
  }
  // Before the files: the page is never sent as it was built, without this answer's nonce.
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.get(
    '*',
    serveStatic({
      root: appDir,
      precompressed: true,
      onFound: (path, c) => c.header('Cache-Control', cachingOf(path)),
    }),
  );
  app.get('*', sendPage);
  return app;
}

interface PageEnv {
  Variables: SecureHeadersVariables;
}

/** Where the app's build leaves room for the nonce of the content security policy (`html.cspNonce` of its Vite configuration). */
const noncePlaceholder = '__CSP_NONCE__';

/** Files named by their content never change; pictures may after a release; everything else is asked for each time. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.includes('/art/')) return 'public, max-age=86400';
  return 'no-cache';
}

/** Whether a path is one of the routes listed by the app's build; every path is where no list was built. */
function readRoutes(appDir: string): (path: string) => boolean {
  const file = join(appDir, 'routes.json');
  if (!existsSync(file)) return () => true;
  const routes = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
  return (path) => routes.has(path) || routes.has(path.replace(/\/$/, ''));
}
