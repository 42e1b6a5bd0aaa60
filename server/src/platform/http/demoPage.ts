import { type Locale, localeTags, locales } from '@mcy/api/contract';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A page around the demo, such as its bank: not a page of the shop, and it says so. */
interface DemoPage {
  lang: Locale;
  /** The page's owner, and its icon: a path of 32 × 32. */
  owner: string;
  mark: string;
  title: string;
  content: Html;
  /** The notice that this is a demo. */
  notice: string;
  /** The language switch's label and each language's address; null for a page in one language. */
  languages: { label: string; addressIn: (lang: Locale) => string } | null;
  /** A stylesheet added to the shared one. */
  stylesheet?: string;
}

/** Renders a page around the demo. */
export function demoPage({ lang, owner, mark, title, content, notice, languages, stylesheet }: DemoPage): Html {
  return html`<!doctype html>
    <html lang="${localeTags[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#120c26" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} – ${owner}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/style.css" />
        ${stylesheet === undefined ? html`` : html`<link rel="stylesheet" href="${stylesheet}" />`}
      </head>
      <body>
        <main>
          <header>
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="${mark}" /></svg>
            <span>${owner}</span>
          </header>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p>${notice}</p>
          ${languages && languageLinks(lang, languages)}
        </footer>
      </body>
    </html>`;
}

const languageNames: Record<Locale, string> = { vn: 'Tiếng Việt', zh: '中文', en: 'English' };

function languageLinks(current: Locale, { label, addressIn }: NonNullable<DemoPage['languages']>): Html {
  const links = locales.map((lang) => {
    const marked = lang === current ? html`aria-current="true"` : html``;
    return html`<a href="${addressIn(lang)}" lang="${localeTags[lang]}" ${marked}>${languageNames[lang]}</a>`;
  });
  return html`<nav aria-label="${label}">${links}</nav>`;
}
