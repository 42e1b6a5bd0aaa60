import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** One painted frame, at its time in ms. */
interface Painted {
  time: number;
  data: Buffer;
}

/** A move of what was on the screen, without the player having touched it. */
interface Shift {
  value: number;
  time: number;
  /** What moved. */
  what: string;
}

export interface Recording {
  /** Ends it, writes a picture for every 100 ms into the folder, and returns what jumped. */
  end: () => Promise<{ pictures: readonly string[]; shifts: readonly Shift[] }>;
}

/** Ms between two pictures. */
const interval = 100;

/** Records what the page paints. */
export async function record(page: Page, folder: string): Promise<Recording> {
  await mkdir(folder, { recursive: true });
  const shifts: Shift[] = [];
  await page.exposeFunction('noteShift', (value: number, time: number, what: string) =>
    shifts.push({ value, time, what }),
  );
  await page.addInitScript(watchShifts);
  await page.evaluate(watchShifts);
  const devtools = await page.context().newCDPSession(page);
  const painted: Painted[] = [];
  const begun = Date.now();
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const time = (metadata.timestamp ?? Date.now() / 1000) * 1000 - begun;
    painted.push({ time, data: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  return {
    async end() {
      const until = Date.now() - begun;
      await devtools.send('Page.stopScreencast');
      await devtools.detach();
      const pictures: string[] = [];
      for (let time = 0; time <= until; time += interval) {
        const frame = painted.findLast((candidate) => candidate.time <= time);
        if (!frame) continue;
        const picture = join(folder, `${String(time).padStart(6, '0')}.jpg`);
        pictures.push(picture);
        await writeFile(picture, frame.data);
      }
      return { pictures, shifts };
    },
  };
}

/** Runs in the page. */
function watchShifts(): void {
  // Added by `exposeFunction`; the page's own types do not know it.
  const { noteShift } = globalThis as unknown as {
    noteShift: (value: number, time: number, what: string) => Promise<void>;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The page's own types do not know it.
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null }[];
      };
      const what = sources.map(({ node }) => `${node?.nodeName ?? '?'} ${node?.textContent?.slice(0, 30) ?? ''}`);
      if (!hadRecentInput) void noteShift(value, Math.round(entry.startTime), what.join('; '));
    }
  }).observe({ type: 'layout-shift' });
}
