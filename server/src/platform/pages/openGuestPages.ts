import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@mcy/api/contract';
import type { ShopServices } from '../http/answerCall.ts';
import type { Implementation } from '../http/handler.ts';
import { answerGuest } from './answerGuest.ts';
import { keepPages } from './keepPages.ts';
import { openRenderer } from './openRenderer.ts';
import { readManifest } from './readBuild.ts';
import { splitRenderedPage } from './splitPage.ts';

/** A rendered page as far as it is the same for all; the rest is each answer's own. */
export interface GuestPage {
  title: string;
  write: (own: { lang: string; head: string; nonce: string }) => string;
}

/** Finds the page that guests see at an address, in a language; null where the shell must do. */
export type FindGuestPage = (address: string, locale: Locale, now: Date) => Promise<GuestPage | null>;

/** Renders pages for guests with the module that the build put into `server`; null when the build has none. */
export function openGuestPages(services: ShopServices, calls: readonly Implementation[]): FindGuestPage | null {
  const { appDir } = services.config;
  const bundle = join(appDir, 'server/serverMain.js');
  const linksOf = readManifest(appDir);
  if (linksOf === null || !existsSync(bundle)) return null;
  const document = splitRenderedPage(readFileSync(join(appDir, 'index.html'), 'utf8'));
  const render = openRenderer({ bundle, answer: answerGuest(calls, services), log: services.log });
  const find = keepPages({ render, log: services.log });

  return async (address, locale, now) => {
    const kept = await find({ address, locale, now: now.getTime() });
    if (kept === null) return null;
    const { page, renderedAt } = kept;
    const { readCss, scripts } = linksOf(page.parts);
    const css = readCss();
    const { title, markup, data } = page;
    return {
      title,
      write: ({ lang, head, nonce }) =>
        document.join({
          lang,
          nonce,
          locale,
          // The largest picture is asked for as early as the styles.
          head: [...page.preloads, head].join('\n    '),
          styles: css === '' ? '' : `<style nonce="${nonce}">${css}</style>`,
          markup,
          data,
          age: String(Math.max(0, now.getTime() - renderedAt)),
          scripts: scripts.replaceAll('<link ', '<link fetchpriority="low" '),
        }),
    };
  };
}
