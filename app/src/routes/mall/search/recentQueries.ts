import { createStore, useStore } from '../../../platform/createStore.ts';
import { deviceStorage } from '../../../platform/deviceStorage.ts';

const name = 'recentQueries';
const most = 10;

// A page from the server begins without what only the device knows.
const store = createStore<readonly string[]>(readQueries(), []);

/** What was looked for on this device, the latest first. */
export function useRecentQueries(): readonly string[] {
  return useStore(store);
}

export function rememberQuery(q: string): void {
  keep([q, ...readQueries().filter((known) => known.toLowerCase() !== q.toLowerCase())].slice(0, most));
}

export function forgetQuery(q: string): void {
  keep(readQueries().filter((known) => known !== q));
}

export function forgetQueries(): void {
  keep([]);
}

function keep(queries: readonly string[]): void {
  deviceStorage.setItem(name, JSON.stringify(queries));
  store.write(queries);
}

/** Anything else that is kept there counts as nothing. */
function readQueries(): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
