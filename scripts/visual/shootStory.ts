import type { Page } from 'playwright';
import type { Shot } from './listShots.ts';

/** Maximum height of a picture, in px: a longer page repeats itself. */
const tallest = 4000;

/** Takes a story after its play function has ended and its fonts and pictures have loaded; a PNG. */
export async function shootStory(
  page: Page,
  address: string,
  { storyId, title, modeName, mode, width, height }: Shot,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  const globals = `locale:${mode.locale};theme:${mode.theme};viewport:${mode.viewport}`;
  // A fresh load each time: earlier painting can change a gradient's last bit.
  await page.goto(new URL(`iframe.html?id=${storyId}&viewMode=story&still=1&globals=${globals}`, address).href);
  const failure = await page.evaluate(waitForStory);
  if (failure !== null) throw new Error(`${title} (${modeName}): ${failure}`);

  const content = await page.evaluate(contentHeight);
  if (content > height) await page.setViewportSize({ width, height: Math.min(content, tallest) });
  await page.evaluate(waitForPictures);
  return page.screenshot({
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(Math.max(content, 1), tallest) },
  });
}

interface StorybookPreview {
  currentRender?: { phase?: string };
}

/** In the page: null once the story has rendered and played, else the error. */
async function waitForStory(): Promise<string | null> {
  const holder = globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview };
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (document.body.classList.contains('sb-show-errordisplay')) {
      return document.querySelector('#error-message')?.textContent ?? 'the story failed';
    }
    const phase = holder.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    if (phase === 'finished' || phase === 'completed') return null;
    if (phase === 'errored' || phase === 'aborted') return `the story ended ${phase}`;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return 'the story was not done after 30 s';
}

/** In the page: the area that the story fills; the whole window when an overlay is open. */
function contentHeight(): number {
  const over = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
  );
  const root = document.querySelector('#storybook-root');
  const filled = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + 16);
  return over === null ? filled : Math.max(filled, innerHeight);
}

/** In the page: resolves when fonts and pictures have loaded and the page has painted. */
async function waitForPictures(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map(arrival));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** Does not wait for a picture that neither loads nor fails: the shot shows its place. */
  function arrival(image: HTMLImageElement): Promise<unknown> {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // A lazy picture out of sight never loads, and is in no shot.
    if (image.loading === 'lazy' && !inSight) return Promise.resolve();
    const shown = image.decode().catch(() => null);
    return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 3000))]);
  }
}
