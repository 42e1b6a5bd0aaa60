import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@mcy/api/contract';
import type { Encoding } from '../http/compress.ts';
import type { ShopServices } from '../http/answerCall.ts';
import type { Implementation } from '../http/handler.ts';
import { answerGuest } from './answerGuest.ts';
import { type KeptPage, keepPages } from './keepPages.ts';
import { openRenderer } from './openRenderer.ts';
import { type OpenBody, packOpen } from './packOpen.ts';
import type { LinksOf } from './readBuild.ts';
import type { Frame, RenderedPage } from './RenderedPage.ts';
import { splitRenderedPage } from './splitPage.ts';

/** How often a kept page is compressed at most: twice for one head, and again when its link preview has changed. */
const mostPacked = 4;

/** A rendered page or frame that is ready to be sent: what is the same for all; the rest is each answer's own. */
export interface ReadyPage {
  title: string;
  /** The page's style element, as the content security policy names it; null when it has none. */
  styleHash: string | null;
  /** The body of an answer, in this encoding if that may be had. */
  write: (
    own: { lang: string; head: string; nonce: string },
    encoding: Encoding,
  ) => Promise<{ body: Uint8Array; encoding: Encoding }>;
}

/** What the answers with one rendered page share. */
interface SharedParts {
  css: string;
  styleHash: string | null;
  scripts: string;
  /** By encoding and head. */
  packed: Map<string, Promise<OpenBody>>;
}

export interface PageWish {
  address: string;
  locale: Locale;
  now: Date;
  /** The caller's network. */
  site: string;
  /** For a person with a session. */
  frame?: Frame;
}

/** Finds the page that guests see at an address, or its frame; null where the shell must do. */
export type FindReadyPage = (wish: PageWish) => Promise<ReadyPage | null>;

export interface ReadyPagesOptions {
  /** Renders the home page then: the first visitor waits neither for the module nor for the page. */
  rendersOnce?: Promise<unknown> | null;
}

/** Renders pages for guests, and frames for people with a session, with the module that the build put into `server`; null when the build has none. */
export function openReadyPages(
  services: ShopServices,
  calls: readonly Implementation[],
  linksOf: LinksOf,
  { rendersOnce = null }: ReadyPagesOptions = {},
): FindReadyPage | null {
  const { appDir } = services.config;
  const bundle = join(appDir, 'server/serverMain.js');
  if (!existsSync(bundle)) return null;
  const document = splitRenderedPage(readFileSync(join(appDir, 'index.html'), 'utf8'));
  const render = openRenderer({ bundle, answer: answerGuest(calls, services), log: services.log });
  const find = keepPages({ render, log: services.log });

  void rendersOnce?.then(() => {
    for (const locale of locales) void find({ address: '/', locale, now: Date.now() }, 'start');
  });
  const partsOf = new WeakMap<RenderedPage, SharedParts>();

  function readParts({ page, count }: KeptPage): SharedParts {
    const { readCss, known, scripts } = linksOf(page.parts);
    const css = readCss();
    const styleHash = css === '' ? null : `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    const low = scripts.replaceAll('<link ', '<link fetchpriority="low" ');
    const parts = { css, styleHash, scripts: known + low, packed: new Map<string, Promise<OpenBody>>() };
    partsOf.set(page, parts);
    count(css.length + parts.scripts.length);
    return parts;
  }

  return async ({ address, locale, now, site, frame }) => {
    const kept = await find({ address, locale, now: now.getTime(), ...(frame && { frame }) }, site);
    if (kept === null) return null;
    const { page, renderedAt } = kept;
    const parts = partsOf.get(page) ?? readParts(kept);
    const { css, styleHash, scripts, packed } = parts;
    const age = String(Math.max(0, now.getTime() - renderedAt));

    function writeShared(lang: string, head: string): string {
      return document.shared.join({
        lang,
        locale,
        viewer: frame === undefined ? 'guest' : 'user',
        // A frame's links and buttons are not the person's yet.
        inert: frame === undefined ? '' : ' inert',
        // The largest picture is asked for as early as the styles.
        head: [...page.preloads, head].join('\n    '),
        styles: css === '' ? '' : `<style>${css}</style>`,
        markup: page.markup,
        data: page.data,
        scripts,
      });
    }

    async function pack(lang: string, head: string, encoding: Encoding): Promise<OpenBody> {
      const open = await packOpen(writeShared(lang, head), encoding);
      if (encoding !== 'identity') kept?.count(open.size);
      return open;
    }

    return {
      title: page.title,
      styleHash,
      write: async ({ lang, head, nonce }, wanted) => {
        const key = `${wanted} ${head}`;
        // A stranger can write other hosts into the head.
        const encoding = packed.has(key) || packed.size < mostPacked ? wanted : 'identity';
        const open = packed.get(key) ?? pack(lang, head, encoding);
        if (encoding !== 'identity') packed.set(key, open);
        return { body: (await open).end(document.own.join({ nonce, age })), encoding };
      },
    };
  };
}
