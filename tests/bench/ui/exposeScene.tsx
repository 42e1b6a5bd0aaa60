import type { Pool } from '@mcy/api/boxes/pools/contract';
import { createI18n } from '@mcy/ui/i18n';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { makePools } from './makePools.ts';

/** Milliseconds from the call until React is done, and until the browser has computed layout. */
export interface Took {
  script: number;
  page: number;
}

/** The benchmark's interface to a page. */
export interface Scene {
  mount(count: number): Took;
  /** Changes every card's price and tickets. */
  update(): Took;
  unmount(): Took;
  openSheet(): Took;
  closeSheet(): void;
  /** Number of elements on the page, to check that both pages do the same work. */
  countElements(): number;
}

declare global {
  var scene: Scene | undefined;
}

export interface SceneParts {
  List: ComponentType<{ pools: readonly Pool[] }>;
  Sheet: ComponentType<{ open: boolean; onClose: () => void }>;
}

/** Exposes a page's scene to the benchmark. */
export async function exposeScene({ List, Sheet }: SceneParts): Promise<void> {
  const element = document.querySelector('#root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);
  const i18n = await createI18n('vn', ['shell', 'boxes/pools', 'boxes/opening']);
  let shown: readonly Pool[] | undefined;
  let open = false;
  let turn = 0;

  function measure(change: () => void): Took {
    change();
    const begun = performance.now();
    flushSync(() =>
      root.render(
        <I18nextProvider i18n={i18n}>
          {shown && <List pools={shown} />}
          <Sheet open={open} onClose={() => scene.closeSheet()} />
        </I18nextProvider>,
      ),
    );
    const script = performance.now() - begun;
    // Reading a size forces layout.
    document.body.getBoundingClientRect();
    return { script, page: performance.now() - begun };
  }

  const scene: Scene = {
    mount: (count) => {
      const pools = makePools(count, turn);
      return measure(() => {
        shown = pools;
      });
    },
    update: () => {
      turn += 1;
      const pools = makePools(shown?.length ?? 0, turn);
      return measure(() => {
        shown = pools;
      });
    },
    unmount: () =>
      measure(() => {
        shown = undefined;
      }),
    openSheet: () =>
      measure(() => {
        open = true;
      }),
    closeSheet: () => {
      measure(() => {
        open = false;
      });
    },
    countElements: () => element.querySelectorAll('*').length,
  };
  globalThis.scene = scene;
}
