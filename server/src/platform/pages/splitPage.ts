/** The built page, split where each answer inserts its own text. */
export interface SplitPage<Place extends string> {
  join: (words: Readonly<Record<Place, string>>) => string;
}

/** What every page is sent with: its language, head tags, styles of its parts, and the CSP nonce. */
export type ShellPlace = 'lang' | 'head' | 'styles' | 'nonce';
/** A rendered page also has its language as ours, its kind of viewer, the markup, the data, and the scripts. */
export type RenderedPlace =
  | Exclude<ShellPlace, 'nonce'>
  | 'locale'
  | 'viewer'
  | 'inert'
  | 'markup'
  | 'data'
  | 'scripts';
/** What each answer says for itself: the CSP nonce, and how old the page is in ms. */
export type AnswerPlace = 'nonce' | 'age';

/** The placeholder that the app's build leaves for the CSP nonce (`html.cspNonce` of its Vite configuration). */
const noncePlaceholder = '__CSP_NONCE__';

const langAttribute = /(<html[^>]*\blang=")[^"]*(")/;
const ownWords = /[ \t]*<(?:title>[^<]*<\/title>|meta name="description"[^>]*>)\s*\n?/g;
const scripts = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*\n?/g;

/** A rendered page has the styles in itself. */
const sheets = /[ \t]*<link rel="stylesheet"[^>]*>\s*\n?/g;

/** In a rendered page the policy knows scripts and styles by themselves; the nonce is for what the app adds later. */
const nonces = /[ \t]*<meta property="csp-nonce"[^>]*>\s*\n?| nonce="__CSP_NONCE__"/g;

/** Empty, or with what the shell shows until the app is there. */
const root = /<div id="root">.*?<\/div>/s;

const mark = (place: string): string => `__PLACE_${place}__`;

/** Splits `index.html` at its language, its head tags and its CSP nonces, once for all answers. */
export function splitPage(page: string): SplitPage<ShellPlace> {
  return split(markShell(page));
}

/**
 * The same for pages that are rendered: styles come first, in the page itself, then the markup, its data, and the scripts, which
 * `before-paint.js` starts once the page is drawn. All of that is the same for everybody; what is an answer's own comes last.
 */
export function splitRenderedPage(page: string): { shared: SplitPage<RenderedPlace>; own: SplitPage<AnswerPlace> } {
  const shell = markShell(page.replaceAll(nonces, ''));
  const found = shell.match(scripts) ?? [];
  const own = entryFiles(found.map((script) => script.trim()));
  const data = `<script type="application/json" id="page-data">${mark('data')}</script>`;
  const marked = shell
    .replaceAll(scripts, '')
    .replaceAll(sheets, '')
    .replace('<html', `<html data-rendered="${mark('locale')}" data-viewer="${mark('viewer')}"`)
    .replace(
      root,
      () =>
        `<div id="root"${mark('inert')}>${mark('markup')}</div>\n    ${data}\n    <template id="page-scripts">${own}${mark('scripts')}</template>`,
    );
  const end = marked.lastIndexOf('</body>');
  const said = `  <meta property="csp-nonce" nonce="${mark('nonce')}"><meta name="page-age" content="${mark('age')}">\n  `;
  return { shared: split(marked.slice(0, end)), own: split(said + marked.slice(end)) };
}

/** All files of the entry are fetched at once. Then each is a script of its own, what is imported first, so that each is evaluated in a task of its own. */
function entryFiles(found: readonly string[]): string {
  const urls = found.map((element) => /\b(?:src|href)="([^"]*)"/.exec(element)?.[1] ?? '');
  const isEntry = (at: number): boolean => found[at]?.startsWith('<script') === true;
  const inTurn = [...urls.filter((_, at) => !isEntry(at)), ...urls.filter((_, at) => isEntry(at))];
  return [
    ...urls.map((url) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="${url}">`),
    ...inTurn.map((url) => `<script fetchpriority="low" type="module" crossorigin src="${url}"></script>`),
  ].join('');
}

function markShell(page: string): string {
  // Before the first script, and after the charset, which must be within the first kilobyte.
  const place = /<meta charset="[^"]*"[^>]*>/.exec(page) ?? /<head[^>]*>/.exec(page) ?? /<!doctype html>/i.exec(page);
  const end = (place?.index ?? 0) + (place?.[0].length ?? 0);
  return (
    `${page.slice(0, end)}\n    ${mark('head')}\n${page.slice(end).replace(ownWords, '')}`
      .replace(langAttribute, `$1${mark('lang')}$2`)
      .replaceAll(noncePlaceholder, mark('nonce'))
      // After those of `index.html`.
      .replace('</head>', `  ${mark('styles')}\n  </head>`)
  );
}

function split<Place extends string>(marked: string): SplitPage<Place> {
  // Every other part is the name of a place.
  const parts = marked.split(/__PLACE_(\w+?)__/);
  return {
    // Joined, not replaced: inserted text is never scanned for places.
    join: (words) => parts.map((part, at) => (at % 2 === 0 ? part : words[part as Place])).join(''),
  };
}
