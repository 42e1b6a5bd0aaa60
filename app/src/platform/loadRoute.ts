import type { Namespace } from '@mcy/ui/i18n';
import { addTexts } from './i18n.ts';
import { inTime } from './inTime.ts';

/** How long a failed load is remembered, in ms: long enough to be shown, gone when the route is visited again. */
const failureMemory = 1000;

/** How long a part of the app may load (spec §9), in ms. */
const chunkTimeout = 120_000;

/** Loads a route's module and the texts it shows, at the same time and once: `loadRoute(() => import('./OddsRoute.tsx').then(…), ['boxes/pools'])`. */
export function loadRoute<Component>(
  load: () => Promise<Component>,
  texts: readonly Namespace[],
): () => Promise<Component> {
  let loaded: Promise<Component> | null = null;

  async function loadBoth(): Promise<Component> {
    try {
      const [Component] = await inTime(chunkTimeout, () => Promise.all([load(), addTexts(texts)]));
      return Component;
    } catch (error) {
      setTimeout(() => {
        loaded = null;
      }, failureMemory);
      throw error;
    }
  }

  return () => (loaded ??= settled(loadBoth()));
}

/** React reads what has come at once, without a pass that waits for it. */
function settled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
