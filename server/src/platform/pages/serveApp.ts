import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { defaultLocale, localeSchema } from '@mcy/api/contract';
import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { z } from 'zod';
import { describePage } from './describePage.ts';
import { findSharedItem } from './findSharedItem.ts';
import type { SharedPage } from './SharedPage.ts';
import { shopItem } from './shopItem.ts';
import { splitPage } from './splitPage.ts';
import type { RequestEnv, Services } from '../http/answerCall.ts';

/**
 * Serves the built app: its files, and `index.html` for every path of its routes (history mode, spec §1), with the page's tags in the head
 * in the link's language: link previews run no scripts.
 */
export function serveApp(services: Services, pages: Readonly<Record<string, SharedPage>>): Hono<PageEnv> {
  const { appDir, publicUrl } = services.config;
  const app = new Hono<PageEnv>();
  if (!existsSync(appDir)) return app.get('*', (c) => c.text('The app is not built: run npm run build.', 404));
  const routes = readRoutes(appDir);
  const page = splitPage(readFileSync(join(appDir, 'index.html'), 'utf8'), noncePlaceholder);
  const findItem = findSharedItem(pages, services);

  async function sendPage(c: Context<PageEnv>): Promise<Response> {
    const path = c.req.path === '/' || c.req.path === '/index.html' ? '/' : c.req.path.replace(/\/$/, '');
    const found = routes === null || routes.paths.has(path);
    const item = found ? await findItem(path, (name) => c.req.query(name), c.var.now.getTime()) : null;
    const words = describePage({
      locale: localeSchema.safeParse(c.req.query('lang')).data ?? defaultLocale,
      item: item ?? shopItem,
      origin: publicUrl ?? new URL(c.req.url).origin,
      indexed: found && (item !== null || !Object.hasOwn(pages, path)),
      canonical: item !== null,
    });
    // The home page does not need that list; every other page waits for it.
    const head = routes === null || isHome(path) ? words.head : `${words.head}\n    ${preload(routes.screens)}`;
    c.header('Cache-Control', 'no-cache');
    // An unknown path shows the app's own page, with a true 404 for crawlers.
    return c.html(page.join({ ...words, head, nonce: c.var.secureHeadersNonce ?? '' }), found ? 200 : 404);
  }
  // Before the files: the page always needs this answer's nonce.
  app.get('/', (c) => sendPage(c));
  app.get('/index.html', (c) => sendPage(c));
  app.get(
    '*',
    serveStatic({
      root: appDir,
      precompressed: true,
      onFound: (path, c) => c.header('Cache-Control', cachingOf(path)),
    }),
  );
  app.get('*', (c) => sendPage(c));
  return app;
}

function isHome(path: string): boolean {
  return path === '/' || path === '/pages/index/index';
}

function preload(file: string): string {
  return `<link rel="modulepreload" href="${file}" />`;
}

interface PageEnv {
  Variables: SecureHeadersVariables & RequestEnv['Variables'];
}

/** The placeholder that the app's build leaves for the CSP nonce (`html.cspNonce` of its Vite configuration). */
const noncePlaceholder = '__CSP_NONCE__';

/** Files named by content hash never change; pictures may after a release; the rest is revalidated each time. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.includes('/art/')) return 'public, max-age=86400';
  return 'no-cache';
}

const routesSchema = z.object({ paths: z.array(z.string()).transform((paths) => new Set(paths)), screens: z.string() });

/** The app's paths and the file that lists its screens, as the build wrote them; null when missing. */
function readRoutes(appDir: string): z.output<typeof routesSchema> | null {
  const file = join(appDir, 'routes.json');
  return existsSync(file) ? routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
