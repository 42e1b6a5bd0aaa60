/** Where the parts of the app lie that other pages than the first load on demand. */
export const partsCache = 'parts';

/** Fetches the parts that are not here yet, one after another, so that pages nobody visited yet open without a connection too. */
export async function fetchParts(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(partsCache);
  for (const part of parts) {
    if (await cache.match(part)) continue;
    try {
      await cache.add(part);
    } catch {
      // The connection is gone: the next visit goes on.
      return;
    }
  }
}

/** Forgets the parts of releases before this one. */
export async function dropOldParts(parts: readonly string[]): Promise<void> {
  const cache = await caches.open(partsCache);
  const current = new Set(parts);
  for (const entry of await cache.keys()) {
    if (!current.has(new URL(entry.url).pathname)) await cache.delete(entry);
  }
}
