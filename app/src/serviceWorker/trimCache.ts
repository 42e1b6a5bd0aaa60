/** Keeps a cache to so many entries; those put in first go first. */
export async function trimCache(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
}
