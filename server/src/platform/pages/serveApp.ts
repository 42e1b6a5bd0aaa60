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
 * The built app: its files, and `index.html` for every path of its own routes (history mode, spec §1), with what the
 * page is about in its head, in the language of the link: who shows a link to others runs no script.
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
    // The home page is there without that list; every other one waits for nothing but it.
    const head = routes === null || isHome(path) ? words.head : `${words.head}\n    ${preload(routes.screens)}`;
    c.header('Cache-Control', 'no-cache');
    // An unknown path shows the app's own page for it, under the status that tells a crawler the truth.
    return c.html(page.join({ ...words, head, nonce: c.var.secureHeadersNonce ?? '' }), found ? 200 : 404);
  }
  // Before the files: the page is never sent as it was built, without this answer's nonce.
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

/** Where the app's build leaves room for the nonce of the content security policy (`html.cspNonce` of its Vite configuration). */
const noncePlaceholder = '__CSP_NONCE__';

/** Files named by their content never change; pictures may after a release; everything else is asked for each time. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.includes('/art/')) return 'public, max-age=86400';
  return 'no-cache';
}

const routesSchema = z.object({ paths: z.array(z.string()).transform((paths) => new Set(paths)), screens: z.string() });

/** The app's paths, and the file that lists their screens, as its build wrote them down; null where it did not. */
function readRoutes(appDir: string): z.output<typeof routesSchema> | null {
  const file = join(appDir, 'routes.json');
  return existsSync(file) ? routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
