import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** A step of a screen, shown while an element matches the selector. */
export interface FilmedStep {
  step: string;
  selector: string;
  /** Accepted texts of the element; any by default. */
  words?: readonly string[];
}

export interface Film {
  /** The sequence of steps on the screen, across reloads. `nothing` means none of them. */
  readonly shown: readonly string[];
  end: () => Promise<void>;
}

/** Records the current step at every frame and after every change. With FILM=<folder> it also writes the frames there. */
export async function film(page: Page, name: string, steps: readonly FilmedStep[]): Promise<Film> {
  const shown: string[] = [];
  await page.exposeFunction('noteFrame', (frame: string) => {
    if (shown.at(-1) !== frame) shown.push(frame);
  });
  await page.addInitScript(recordFrames, steps);
  await page.evaluate(recordFrames, steps);
  const endFrames = await writeFrames(page, name);
  return { shown, end: endFrames };
}

/** Runs in the page. */
function recordFrames(steps: readonly FilmedStep[]): void {
  // Added by `exposeFunction`; the page's own types do not know it.
  const { noteFrame } = globalThis as unknown as { noteFrame: (frame: string) => Promise<void> };
  let last: string | null = null;

  const isShown = ({ selector, words }: FilmedStep): boolean =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (words?.includes(element.textContent.trim()) ?? true) && element.checkVisibility({ visibilityProperty: true }),
    );
  function look(): void {
    const frame = steps.filter(isShown).map(({ step }) => step);
    const text = frame.length === 0 ? 'nothing' : frame.join(' and ');
    if (text === last) return;
    last = text;
    void noteFrame(text);
  }
  function lookAtFrames(): void {
    look();
    requestAnimationFrame(lookAtFrames);
  }
  // A step that appeared between two frames could have been pressed.
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  lookAtFrames();
}

/** Writes the painted frames as PNG files named by their time in ms, if FILM names a folder. */
async function writeFrames(page: Page, name: string): Promise<() => Promise<void>> {
  const { FILM } = process.env;
  if (FILM === undefined) return async () => {};
  const folder = join(FILM, name);
  await mkdir(folder, { recursive: true });
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now();
  const written: Promise<void>[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    const time = String(Date.now() - begun).padStart(6, '0');
    written.push(writeFile(join(folder, `${time}.png`), Buffer.from(data, 'base64')));
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  return async () => {
    await devtools.detach();
    await Promise.all(written);
  };
}
