/** The built page, cut where each answer puts words of its own. */
export interface SplitPage {
  join: (words: { lang: string; head: string; nonce: string }) => string;
}

const langAttribute = /(<html[^>]*\blang=")[^"]*(")/;
const ownWords = /[ \t]*<(?:title>[^<]*<\/title>|meta name="description"[^>]*>)\s*\n?/g;

/** Cuts `index.html` at its language, its head's words and the nonces of its content security policy, once for every answer. */
export function splitPage(page: string, noncePlaceholder: string): SplitPage {
  const langPlaceholder = '__LANG__';
  const headPlaceholder = '__HEAD__';
  // Before the first script, and after the character set, which must stand within the first kilobyte.
  const place = /<meta charset="[^"]*"[^>]*>/.exec(page) ?? /<head[^>]*>/.exec(page) ?? /<!doctype html>/i.exec(page);
  const end = (place?.index ?? 0) + (place?.[0].length ?? 0);
  const marked = `${page.slice(0, end)}\n    ${headPlaceholder}\n${page.slice(end).replace(ownWords, '')}`.replace(
    langAttribute,
    `$1${langPlaceholder}$2`,
  );
  const parts = marked.split(new RegExp(`(${langPlaceholder}|${headPlaceholder}|${noncePlaceholder})`));
  return {
    // Joined rather than replaced: in what was put in, nothing is looked for again.
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
