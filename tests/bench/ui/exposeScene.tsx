import type { Pool } from '@mcy/api/boxes/pools/contract';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makePools } from './makePools.ts';

/** The benchmark's interface to a page. Each step returns the milliseconds until its first frame is handed over to be drawn. */
export interface Scene {
  mount(count: number): Promise<number>;
  /** Changes every card's price and tickets. */
  update(): Promise<number>;
  unmount(): Promise<number>;
  openSheet(): Promise<number>;
  closeSheet(): Promise<number>;
  /** Number of elements on the page, to check that both pages do the same work. */
  countElements(): number;
}

declare global {
  var scene: Scene | undefined;
}

export interface SceneParts {
  List: ComponentType<{ pools: readonly Pool[] }>;
  Sheet: ComponentType<{ open: boolean; onClose: () => void }>;
  /** Around the whole page. */
  Shell?: ComponentType<{ children: ReactNode }>;
}

/** Exposes a page's scene to the benchmark. */
export function exposeScene({ List, Sheet, Shell = ({ children }) => children }: SceneParts): void {
  const element = document.querySelector('#root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);
  let shown: readonly Pool[] | undefined;
  let open = false;
  let turn = 0;

  async function measure(change: () => void): Promise<number> {
    await new Promise(requestAnimationFrame);
    const begun = performance.now();
    change();
    flushSync(() =>
      root.render(
        <Shell>
          {shown && <List pools={shown} />}
          <Sheet open={open} onClose={() => void scene.closeSheet()} />
        </Shell>,
      ),
    );
    // In a frame's own callback: what it posts arrives when the frame is laid out, painted and handed over.
    await new Promise((drawn) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', drawn, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    return performance.now() - begun;
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
    closeSheet: () =>
      measure(() => {
        open = false;
      }),
    countElements: () => element.querySelectorAll('*').length,
  };
  globalThis.scene = scene;
}
