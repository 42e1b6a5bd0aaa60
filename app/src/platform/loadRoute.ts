import { type Namespace, loadTexts } from '@mcy/ui/i18n';
import { i18nReady, shownLocale } from './i18n.ts';
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
      const [Component] = await inTime(chunkTimeout, () => Promise.all([load(), loadAll(texts)]));
      return Component;
    } catch (error) {
      setTimeout(() => {
        loaded = null;
      }, failureMemory);
      throw error;
    }
  }

  return () => (loaded ??= loadBoth());
}

async function loadAll(texts: readonly Namespace[]): Promise<void> {
  // At the start the shell's texts are still on their way: these need not wait for them. i18next itself would hide a failure.
  await Promise.all(texts.map((namespace) => loadTexts(namespace, shownLocale())));
  const i18n = await i18nReady;
  await i18n.loadNamespaces(texts);
}
