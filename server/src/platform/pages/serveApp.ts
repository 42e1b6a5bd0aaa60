import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Locale } from '@mcy/api/contract';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { answerUnchanged } from './answerUnchanged.ts';
import { describePage, frameTags } from './describePage.ts';
import { findSharedItem } from './findSharedItem.ts';
import { frameAddress, keptAddress } from './keptAddress.ts';
import type { FindReadyPage, ReadyPage } from './openReadyPages.ts';
import { pageLocale } from './pageLocale.ts';
import { type LinksOf, readManifest, readRoutes } from './readBuild.ts';
import { sendBody, sendPacked } from './sendPacked.ts';
import type { SharedPage } from './SharedPage.ts';
import { shopItem } from './shopItem.ts';
import { splitPage } from './splitPage.ts';
import type { RequestEnv, Services } from '../http/answerCall.ts';
import { addressOf } from '../http/addressOf.ts';
import { encodingFor } from '../http/compress.ts';
import { networkOf } from '../http/networkOf.ts';
import type { AnswerVariables } from '../http/securityHeaders.ts';

/**
 * Serves the built app: its files, and `index.html` for every path of its routes (history mode, spec §1), with the page's tags in the head
 * in the link's language: link previews run no scripts. For a guest the page is rendered where its route lets guests in; a person with a
 * session gets the page's frame; the service worker gets the shell.
 */
export function serveApp(
  services: Services,
  pages: Readonly<Record<string, SharedPage>>,
  {
    linksOf = readManifest(services.config.appDir),
    findReadyPage = null,
  }: { linksOf?: LinksOf | null; findReadyPage?: FindReadyPage | null } = {},
): Hono<PageEnv> {
  const { appDir, publicUrl } = services.config;
  const app = new Hono<PageEnv>();
  if (!existsSync(appDir)) return app.get('*', (c) => c.text('The app is not built: run npm run build.', 404));
  const routes = readRoutes(appDir);
  const page = splitPage(readFileSync(join(appDir, 'index.html'), 'utf8'));
  const findItem = findSharedItem(pages, services);

  /** What the shell would otherwise find out step by step. */
  function partsOf(path: string, locale: Locale): { styles: string; scripts: string } {
    if (routes === null) return { styles: '', scripts: '' };
    const sources = (routes.parts.get(path) ?? []).map((source) => source.replace('{locale}', locale));
    // The home page needs none of the tables.
    const tables = ['../packages/ui/src/i18n/topicTexts.ts'];
    const links = linksOf?.([shellTexts.replace('{locale}', locale), ...sources, ...(isHome(path) ? [] : tables)]);
    const screens = isHome(path) ? '' : preload(routes.screens);
    return { styles: links?.styles ?? '', scripts: `${links?.scripts ?? ''}${screens}` };
  }

  async function findPage(
    c: Context<PageEnv>,
    { path, address, locale }: { path: string; address: string; locale: Locale },
  ): Promise<ReadyPage | null> {
    const { now } = c.var;
    const site = networkOf(addressOf(c, services.config.trustedProxies), 48);
    const wish =
      viewerOf(c) === 'guest'
        ? { address, locale, now, site }
        : {
            address: frameOf(path, address),
            locale,
            now,
            site,
            frame: { unopened: digitOf(c, 'unopened', 9), unpaid: digitOf(c, 'unpaid', 2) },
          };
    return (await findReadyPage?.(wish)) ?? null;
  }

  /** What guests may see, a frame shows too. */
  function frameOf(path: string, address: string): string {
    return routes?.open.has(path) === true ? address : frameAddress(address, routes?.shown.get(path));
  }

  async function sendPage(c: Context<PageEnv>): Promise<Response> {
    const path = c.req.path === '/' || c.req.path === '/index.html' ? '/' : c.req.path.replace(/\/$/, '');
    const found = routes === null || routes.paths.has(path);
    const now = c.var.now;
    const locale = pageLocale(getCookie(c, 'locale'), c.req.query('lang'), c.req.header('Accept-Language'));
    const viewer = viewerOf(c);
    const framed = (at: string) => routes?.open.get(at) ?? routes?.own.get(at);
    const declared = viewer === 'user' ? framed(path) : routes?.open.get(path);
    const query = new URL(c.req.url).searchParams;
    const address =
      declared && viewer ? keptAddress(path, declared, query, viewer === 'user' ? framed : undefined) : null;
    const item = found ? await findItem(path, (name) => c.req.query(name), now.getTime()) : null;
    const isThere = found && (item !== null || !Object.hasOwn(pages, path));
    const readyPage = address !== null && isThere ? await findPage(c, { path, address, locale }) : null;
    const words = describePage({
      locale,
      item: item ?? shopItem,
      ...(item === null && readyPage !== null && readyPage.title !== '' && { title: readyPage.title }),
      origin: publicUrl ?? new URL(c.req.url).origin,
      indexed: isThere,
      canonical: item !== null,
    });
    // Each answer has a nonce of its own: no cache may give it to others.
    c.header('Cache-Control', 'private, no-cache');
    // The service worker keeps the shell for every request.
    if (c.req.path !== '/index.html') c.header('Vary', 'Accept-Language, Cookie, Sec-Fetch-Dest');
    // A frame is the same whatever host is named: nobody shares it, and its few packed bodies serve all.
    const isFrame = readyPage !== null && viewer === 'user';
    const head = isFrame ? frameTags(readyPage.title || 'MCY', locale) : words.head;
    const own = { ...words, head, nonce: c.var.secureHeadersNonce ?? '' };
    if (readyPage !== null) {
      if (readyPage.styleHash !== null) c.set('styleHash', readyPage.styleHash);
      const wanted = encodingFor(c.req.header('Accept-Encoding'), Infinity);
      const { body, encoding } = await readyPage.write(own, wanted);
      // Else the middleware compresses what was not worth it.
      if (encoding !== wanted) c.header('Cache-Control', 'private, no-cache, no-transform');
      return sendBody(c, body, encoding, 200);
    }
    const { styles, scripts } = partsOf(path, locale);
    // An unknown path shows the app's own page, with a true 404 for crawlers.
    return sendPacked(c, page.join({ ...own, head: `${head}\n    ${scripts}`, styles }), found ? 200 : 404);
  }
  // Before the files: the page always needs this answer's nonce.
  app.get('/', (c) => sendPage(c));
  app.get('/index.html', (c) => sendPage(c));
  // What renders pages, and the list of what the build has, are no files of the app.
  for (const hidden of ['/server/*', '/.vite/*']) app.get(hidden, (c) => c.notFound());
  app.get('*', answerUnchanged);
  app.get(
    '*',
    serveStatic({
      root: appDir,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', cachingOf(c.req.path));
        // Code, styles, fonts and pictures without code: opened by themselves, they do nothing. The worker has a policy of its own.
        c.set('isPart', /^\/(?:assets|art)\/[^.].*\.(?:js|css|woff2|webp|png)$/.test(c.req.path));
      },
    }),
  );
  app.get('*', (c) => sendPage(c));
  return app;
}

/** Who opens a page. Null when nobody does: browsers mark the request for a page, the service worker asks for the shell without that mark. */
function viewerOf(c: Context): 'guest' | 'user' | null {
  const destination = c.req.header('Sec-Fetch-Dest') ?? 'document';
  if (destination !== 'document' || c.req.path === '/index.html' || c.req.header('token') !== undefined) return null;
  return getCookie(c, 'signedIn') === '1' ? 'user' : 'guest';
}

/** How many of something the device says are expected: one digit, so that nobody can make many frames of a page. */
function digitOf(c: Context, name: 'unopened' | 'unpaid', most: number): number {
  const said = getCookie(c, name) ?? '';
  return /^\d$/.test(said) && Number(said) <= most ? Number(said) : 0;
}

function isHome(path: string): boolean {
  return path === '/' || path === '/pages/index/index';
}

function preload(file: string): string {
  return `<link rel="modulepreload" href="${file}" />`;
}

const shellTexts = '../packages/ui/src/i18n/texts/{locale}.ts';

interface PageEnv {
  Variables: SecureHeadersVariables & AnswerVariables & RequestEnv['Variables'];
}

/** Files named by content hash never change; pictures may after a release; the rest is revalidated each time. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Shown as it is for a year, and looked after from the second day on.
  if (path.startsWith('/art/')) return 'public, max-age=86400, stale-while-revalidate=31449600';
  return 'no-cache';
}
