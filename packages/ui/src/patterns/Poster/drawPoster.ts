import { posterSize } from './posterSize.ts';

/** How long to wait for a picture or font, in ms, before drawing the poster without it. */
const patience = 8000;

/** Draws an element as a PNG of `posterSize`. Rejects when the browser cannot. */
export async function drawPoster(element: HTMLElement): Promise<Blob> {
  // Large and rarely used: loaded with the first poster.
  const [{ domToCanvas }] = await Promise.all([import('modern-screenshot'), settle(element)]);
  const { offsetWidth: width, offsetHeight: height } = element;
  const drawn = await domToCanvas(element, {
    width,
    height,
    scale: posterSize.width / width,
    timeout: patience,
    fetchFn: (address) => Promise.resolve(readShown(element, address)),
    // It is laid out on its own, without the page around it.
    style: { margin: '0', borderRadius: '0', boxShadow: 'none' },
  });
  // The library scales the size on screen and can be off by a pixel.
  const canvas = document.createElement('canvas');
  Object.assign(canvas, posterSize);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not draw the poster: it may be out of memory. Try again.'));
    }, 'image/png');
  });
}

/** Waits for fonts, pictures and finite animations, with a timeout. */
async function settle(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((picture) => {
    // A lazy image would never load.
    picture.setAttribute('loading', 'eager');
    // A failed picture is drawn as it looks: failed.
    return picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), wait(patience)]);
  // A picture only fades in once loaded.
  await nextFrame();
  const motions = element.getAnimations({ subtree: true }).filter((motion) => {
    const end = motion.effect?.getComputedTiming().endTime;
    return typeof end === 'number' && Number.isFinite(end);
  });
  await Promise.race([Promise.allSettled(motions.map((motion) => motion.finished)), wait(patience)]);
}

/**
 * Reads a picture from the page instead of fetching it again, which the content security policy forbids for `blob:`.
 * `false` fetches it; an unreadable picture, such as a cross-origin one, is then omitted.
 */
function readShown(element: HTMLElement, address: string): string | false {
  const picture = [...element.querySelectorAll('img')].find((shown) => shown.currentSrc === address);
  if (!picture?.complete || picture.naturalWidth === 0 || !address.startsWith('blob:')) return false;
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/png');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
