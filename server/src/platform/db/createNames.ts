import { createHash } from 'node:crypto';

/** A connection keeps every statement that has a name (ours). */
const mostNames = 500;

/** A list written out, `in ($1, $2)` or several rows of values: its text is another for each length. */
const spelledList = / in \(\$\d+, |\), \(\$\d/;

/**
 * Names a connection's statements: the name under which PostgreSQL keeps a statement's plan is part of the SHA-256 of its
 * text, so that the same text has the same name everywhere. Null for what is sent without one.
 */
export function createNames(): (text: string) => string | null {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size === mostNames || spelledList.test(text)) return null;
    // PostgreSQL cuts names off after 63 bytes.
    const name = createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 40);
    names.set(text, name);
    return name;
  };
}
