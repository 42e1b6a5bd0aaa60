import { ApiError, createClient } from '@mcy/api/client';
import { noId } from '@mcy/api/contract';
import { type Locale, textsFile } from '@mcy/ui/i18n';
import { beginFirstRender } from '@mcy/ui/primitives';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { App } from './frame/App.tsx';
import { createQueryClient } from './platform/createQueryClient.ts';
import { i18nIn } from './platform/i18n.ts';
import { isMissing } from './platform/isMissing.ts';
import { PageNotFound } from './platform/PageNotFound.ts';
import { type PageData, readAnswers } from './platform/pageData.ts';
import { anybody, drawForUser } from './platform/session.ts';
import { expectTray } from './routes/boxes/opening/expectedTray.ts';
import { expectUnpaid } from './routes/wallet/unpaid/expectedUnpaid.ts';
import type { Page } from './routes/Page.ts';
import { home, isHome } from './routes/home.ts';
import { loadPages } from './routes/loadPages.ts';

/** How often what a page shows may ask for more. */
const mostPasses = 4;

/** Markup is sent as a whole: nothing of it comes later by a script. */
const oneChunk = Number.MAX_SAFE_INTEGER;

export interface RenderRequest {
  /** Path and query. */
  address: string;
  locale: Locale;
  now: number;
  /** For the frame of a page: how it looks to a person with a session until their data is there. It asks only what everybody may see. */
  frame?: { unopened: number; unpaid: number };
  /** Answers a guest's GET: its path and query to the text of its envelope. */
  ask: (address: string) => Promise<string>;
}

/** A rendered page; the server writes the rest of the document. */
export interface RenderedPage {
  markup: string;
  /** The page's own title, with the shop's. */
  title: string;
  /** Pictures of the first screen. */
  preloads: readonly string[];
  /** JSON for the browser's first render. */
  data: string;
  /** Whether it shows answers of calls, which grow old. */
  answered: boolean;
  /** Sources of the parts that the browser loads to take the page over, as the build's manifest names them. */
  parts: readonly string[];
}

/** Renders a page as a guest sees it, or its frame; null when the address leads nowhere. Throws when it cannot. */
export async function renderPage({ address, locale, now, frame, ask }: RenderRequest): Promise<RenderedPage | null> {
  const { pathname } = new URL(address, 'http://shop');
  // Loaded in any case: React finds it there without waiting.
  const { pageOf } = await loadPages();
  const page = isHome(pathname) ? home : pageOf(pathname);
  if (frame === undefined && page.who !== 'guest') throw new Error(`${pathname} is no page of guests.`);
  await page.load();
  const texts = await i18nIn(locale);
  /** Once nothing else is asked: what the person's page asks for itself. */
  let own: string[] | null = null;
  const client = createClient({
    appSecret: '',
    locale: () => locale,
    session: () => null,
    onTokenRefused: () => {},
    fetch: async (url, init) => {
      if (typeof url !== 'string' || init?.method !== 'GET') throw new Error('A page that is rendered only reads.');
      if (own !== null) {
        own.push(url);
        throw new Error('Only the person may ask this.');
      }
      return new Response(await ask(url), { headers: { 'Content-Type': 'application/json' } });
    },
  });
  const queries = createQueryClient(() => {});
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const app = <App client={client} queries={queries} texts={texts} address={address} />;
  drawForUser(frame !== undefined);
  expectTray(frame?.unopened ?? 0);
  expectUnpaid(frame?.unpaid ?? 0);
  try {
    const inVain = new Set<string>();
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const drawn = await draw(app, now);
      if (drawn === null) return null;
      const asked = unanswered(queries)
        .filter((query) => frame === undefined || isForEverybody(query))
        .filter(({ queryHash }) => !inVain.has(queryHash));
      if (asked.length === 0) {
        const answers = readAnswers(queries);
        own = [];
        if (frame !== undefined) {
          const personal = unanswered(queries).filter((query) => !isForEverybody(query));
          await Promise.allSettled(personal.map((query) => query.fetch()));
        }
        const data = dataOf({ renderedAt: now, answers, own: own.filter(isKnown) });
        return { ...drawn, data, answered: answers.length > 0, parts: partsOf(page, locale) };
      }
      // A browser shows that something is missing only once it has asked by itself.
      const found = await Promise.all(
        asked.map((query) =>
          isThere(query.fetch()).catch((error: unknown) => {
            if (frame === undefined) throw error;
            // A frame shows what is there, and the rest as loading.
            inVain.add(query.queryHash);
            queries.removeQueries({ queryKey: query.queryKey, exact: true });
            return true;
          }),
        ),
      );
      if (found.includes(false)) return null;
    }
  } finally {
    queries.clear();
  }
  throw new Error(`${pathname} still asks for more after ${mostPasses} passes.`);
}

/** The shell's texts and the page's; a page other than home also needs the tables of pages and of texts. */
function partsOf({ file, texts }: Page, locale: Locale): readonly string[] {
  const screen = `src/routes/${file.slice('./'.length)}`;
  const own = ['shell' as const, ...texts].map((namespace) => `../packages/ui/src/${textsFile(namespace, locale)}`);
  return [
    screen,
    ...own,
    ...(file === home.file ? [] : ['src/routes/pages.ts', '../packages/ui/src/i18n/topicTexts.ts']),
  ];
}

/** Draws what is known so far; null when the address leads nowhere. */
async function draw(app: ReactNode, now: number): Promise<Pick<RenderedPage, 'markup' | 'title' | 'preloads'> | null> {
  let failure: Error | undefined;
  beginFirstRender(now);
  const stream = await renderToReadableStream(app, {
    progressiveChunkSize: oneChunk,
    onError: (error) => {
      failure ??= error instanceof Error ? error : new Error(String(error));
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure instanceof PageNotFound) return null;
  if (failure !== undefined) throw failure;
  return cutHead(html);
}

/** React writes what belongs into the head before all other markup. */
function cutHead(html: string): Pick<RenderedPage, 'markup' | 'title' | 'preloads'> {
  const [head = ''] = /^(?:<link[^>]*>|<meta[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  return { markup: html.slice(head.length), title: plainOf(title), preloads };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text as it was before React wrote it as HTML. */
function plainOf(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** What is still to be asked. */
function unanswered(queries: QueryClient): readonly Query[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && query.options.queryFn && isWanted(query));
}

function isForEverybody({ meta }: Query): boolean {
  return meta?.forEverybody === true;
}

/** `enabled` belongs to a query's readers; on the server there is one. */
function isWanted({ options }: Query): boolean {
  return !('enabled' in options) || options.enabled !== false;
}

/** False for what does not exist; whatever else fails is no page to keep. */
async function isThere(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof ApiError && isMissing(error)) return false;
    throw error;
  }
}

/** False while it waits for an id that only the browser knows, of the person or of their item. */
function isKnown(address: string): boolean {
  const { searchParams } = new URL(address, 'http://shop');
  return [...searchParams.values()].every((value) => value !== anybody.user.id && value !== noId);
}

/** Nothing in it can end the element around it. */
function dataOf(data: PageData): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
