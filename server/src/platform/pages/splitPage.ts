/** The built page, split where each answer inserts its own text. */
export interface SplitPage {
  join: (words: { lang: string; head: string; nonce: string }) => string;
}

const langAttribute = /(<html[^>]*\blang=")[^"]*(")/;
const ownWords = /[ \t]*<(?:title>[^<]*<\/title>|meta name="description"[^>]*>)\s*\n?/g;

/** Splits `index.html` at its language, its head tags and its CSP nonces, once for all answers. */
export function splitPage(page: string, noncePlaceholder: string): SplitPage {
  const langPlaceholder = '__LANG__';
  const headPlaceholder = '__HEAD__';
  // Before the first script, and after the charset, which must be within the first kilobyte.
  const place = /<meta charset="[^"]*"[^>]*>/.exec(page) ?? /<head[^>]*>/.exec(page) ?? /<!doctype html>/i.exec(page);
  const end = (place?.index ?? 0) + (place?.[0].length ?? 0);
  const marked = `${page.slice(0, end)}\n    ${headPlaceholder}\n${page.slice(end).replace(ownWords, '')}`.replace(
    langAttribute,
    `$1${langPlaceholder}$2`,
  );
  const parts = marked.split(new RegExp(`(${langPlaceholder}|${headPlaceholder}|${noncePlaceholder})`));
  return {
    // Joined, not replaced: inserted text is never scanned for placeholders.
    join: ({ lang, head, nonce }) =>
      parts
        .map((part) => {
          if (part === langPlaceholder) return lang;
          if (part === headPlaceholder) return head;
          return part === noncePlaceholder ? nonce : part;
        })
        .join(''),
  };
}
