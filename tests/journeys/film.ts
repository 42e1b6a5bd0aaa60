import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** A step of a screen: it is shown while an element of the selector is visible. */
export interface FilmedStep {
  step: string;
  selector: string;
  /** What the element says: one of these. Anything if not given. */
  words?: readonly string[];
}

export interface Film {
  /** What was on the screen, one after another, also over reloads. `nothing` is a screen without any of the steps. */
  readonly shown: readonly string[];
  end: () => Promise<void>;
}

/** Records which step is on the screen, at every frame and after every change. With FILM=<folder> it writes the frames there too. */
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
  // Put there by `exposeFunction`; the page's own types do not know it.
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
  // A step that was on the page between two frames could have been pressed.
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  lookAtFrames();
}

/** Writes what the browser painted as PNG files, named by their time in ms; nothing unless FILM names a folder. */
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
