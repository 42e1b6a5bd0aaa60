/** The built page, split where each answer inserts its own text. */
export interface SplitPage<Place extends string> {
  join: (words: Readonly<Record<Place, string>>) => string;
}

/** What every page is sent with: its language, head tags, styles of its parts, and the CSP nonce. */
export type ShellPlace = 'lang' | 'head' | 'styles' | 'nonce';
/** A rendered page also has its language as ours, the styles, the markup, the data with its age in ms, and the scripts. */
export type RenderedPlace = ShellPlace | 'locale' | 'markup' | 'data' | 'age' | 'scripts';

/** The placeholder that the app's build leaves for the CSP nonce (`html.cspNonce` of its Vite configuration). */
const noncePlaceholder = '__CSP_NONCE__';

const langAttribute = /(<html[^>]*\blang=")[^"]*(")/;
const ownWords = /[ \t]*<(?:title>[^<]*<\/title>|meta name="description"[^>]*>)\s*\n?/g;
const scripts = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*\n?/g;

const mark = (place: string): string => `__PLACE_${place}__`;

/** Splits `index.html` at its language, its head tags and its CSP nonces, once for all answers. */
export function splitPage(page: string): SplitPage<ShellPlace> {
  return split(markShell(page));
}

/** The same for pages that are rendered: styles come first, then the markup, its data, and last the scripts, which `before-paint.js` starts once the page is drawn. */
export function splitRenderedPage(page: string): SplitPage<RenderedPlace> {
  const shell = markShell(page);
  const found = shell.match(scripts) ?? [];
  const own = found.map((script) => script.trim().replace(/^<(script|link) /, '<$1 fetchpriority="low" ')).join('');
  const data = `<script type="application/json" id="page-data" data-age="${mark('age')}">${mark('data')}</script>`;
  return split(
    shell
      .replaceAll(scripts, '')
      .replace('<html', `<html data-rendered="${mark('locale')}"`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${mark('markup')}</div>\n    ${data}\n    <template id="page-scripts">${own}${mark('scripts')}</template>`,
      ),
  );
}

function markShell(page: string): string {
  // Before the first script, and after the charset, which must be within the first kilobyte.
  const place = /<meta charset="[^"]*"[^>]*>/.exec(page) ?? /<head[^>]*>/.exec(page) ?? /<!doctype html>/i.exec(page);
  const end = (place?.index ?? 0) + (place?.[0].length ?? 0);
  return (
    `${page.slice(0, end)}\n    ${mark('head')}\n${page.slice(end).replace(ownWords, '')}`
      .replace(langAttribute, `$1${mark('lang')}$2`)
      .replaceAll(noncePlaceholder, mark('nonce'))
      // After those of `index.html`, which decide the order of cascade layers.
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
