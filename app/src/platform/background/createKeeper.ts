import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydratedState, Mutation, Query, QueryClient } from '@tanstack/react-query';
import { type PersistedClient, persistQueryClient, persistQueryClientSave } from '@tanstack/react-query-persist-client';

/** How long data is shown offline (ours), in ms. */
export const keptFor = 7 * 86_400_000;

/** Pages kept of a list. */
const mostPages = 5;

/** Storage on the device: IndexedDB, or a map in tests. */
export interface KeptStorage {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<readonly string[]>;
}

interface KeepOptions {
  queries: QueryClient;
  storage: KeptStorage;
  /** The app's release: data written by another one is ignored. */
  release: string;
  /** Paths of the calls whose answers are kept. */
  paths: readonly string[];
  /** Returns true when kept data still fits its call's answer. */
  isValid: (path: string, data: unknown) => boolean;
}

/** Keeps a signed-in user's data and pending writes on the device. */
export interface Keeper {
  /** Restores this user's data and keeps saving it; wipes everyone else's. Null for a guest. */
  keep: (user_id: string | null) => Promise<void>;
}

export function createKeeper({ queries, storage, release, paths, isValid }: KeepOptions): Keeper {
  const kept = new Set(paths);
  let stop = (): void => {};
  let owner: string | null = null;

  // Closing a page must not lose them before they are saved again.
  for (const path of paths) queries.setQueryDefaults([path], { gcTime: keptFor });

  function isKept({ queryKey, state }: Query): boolean {
    const [path, , user_id] = queryKey;
    return (
      kept.has(String(path)) &&
      user_id === owner &&
      state.data !== undefined &&
      state.dataUpdatedAt > Date.now() - keptFor
    );
  }

  /** Drops data that is too old or no longer fits its call's answer. */
  function stillGood({ clientState, ...client }: PersistedClient): PersistedClient {
    const good = clientState.queries.filter(
      ({ queryKey, state }) => state.dataUpdatedAt > Date.now() - keptFor && isValid(String(queryKey[0]), state.data),
    );
    return { ...client, clientState: { ...clientState, queries: good } };
  }

  async function wipeOthers(user_id: string | null): Promise<void> {
    const keys = await storage.keys();
    await Promise.all(keys.filter((key) => key !== keyOf(user_id)).map((key) => storage.remove(key)));
  }

  return {
    async keep(user_id) {
      stop();
      stop = () => {};
      const before = owner;
      owner = user_id;
      // Pending writes belong to the user who left.
      if (before !== null && before !== user_id) {
        const mutations = queries.getMutationCache();
        for (const mutation of mutations.getAll()) if (mutation.state.isPaused) mutations.remove(mutation);
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[2] === before });
      }
      await wipeOthers(user_id);
      if (user_id === null || owner !== user_id) return;

      const persister = createAsyncStoragePersister({
        key: keyOf(user_id),
        storage: {
          getItem: async (key) => (await storage.get(key)) ?? null,
          // A throttled write may arrive after its user has left.
          setItem: (key, value) => (owner === user_id ? storage.set(key, value) : undefined),
          removeItem: storage.remove,
        },
        serialize: (client) => JSON.stringify(asRead(client)),
        // Written above, read below.
        deserialize: (text) => stillGood(JSON.parse(text) as PersistedClient),
      });
      const persisting = {
        queryClient: queries,
        persister,
        maxAge: keptFor,
        buster: release,
        hydrateOptions: { defaultOptions: { queries: { gcTime: keptFor } } },
        dehydrateOptions: {
          shouldDehydrateQuery: isKept,
          shouldDehydrateMutation: ({ state }: Mutation) => state.isPaused,
        },
      };
      const [unsubscribe, restored] = persistQueryClient(persisting);
      stop = unsubscribe;
      // Unreadable data is removed and fetched from the server instead.
      await restored.catch(() => {});
      if (owner !== user_id) return;
      // Data read before the subscription started.
      await persistQueryClientSave(persisting);
      await queries.resumePausedMutations();
    },
  };
}

function keyOf(user_id: string | null): string {
  return `kept ${user_id ?? ''}`;
}

/** Data that was read, even if a later refetch failed. */
function asRead({ clientState, ...client }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map((query) => {
    const { data, dataUpdatedAt } = query.state;
    const state: DehydratedState['queries'][number]['state'] = {
      ...query.state,
      data: firstPages(data),
      dataUpdatedAt,
      status: 'success',
      fetchStatus: 'idle',
      error: null,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: true,
    };
    return { ...query, state };
  });
  return { ...client, clientState: { ...clientState, queries } };
}

/** Lists grow while scrolling: keep their newest pages. */
function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, mostPages) as unknown[], pageParams: pageParams.slice(0, mostPages) as unknown[] };
}
