import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { SharedItem } from './SharedItem.ts';
import type { SharedPage } from './SharedPage.ts';

/** How long an item's texts are cached, in ms, and for how many items: a popular link queries the database once a minute. */
const lifetime = 60_000;
const most = 1000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Kept {
  item: Promise<SharedItem | null>;
  until: number;
}

/** Finds what a link shows; null when unknown. Never fails: the page works without its tags. */
export function findSharedItem(
  pages: Readonly<Record<string, SharedPage>>,
  { db, log }: { db: Database; log: Logger },
): (path: string, query: (name: string) => string | undefined, now: number) => Promise<SharedItem | null> {
  const kept = new Map<string, Kept>();

  return async (path, query, now) => {
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!page) return null;
    const id = page.parameter === null ? '' : (query(page.parameter) ?? '').toLowerCase();
    if (page.parameter === null) return page.read(db, id);
    // An invalid id is not looked up and takes no cache slot.
    if (!uuid.test(id)) return null;
    const key = `${path} ${id}`;
    const known = kept.get(key);
    if (known && now < known.until) return known.item;
    const item = page.read(db, id).catch((error: unknown) => {
      log.error({ err: error, path }, 'could not read what a link shows');
      kept.delete(key);
      return null;
    });
    kept.delete(key);
    kept.set(key, { item, until: now + lifetime });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return item;
  };
}
