import { posterSize } from './posterSize.ts';

/** How long a picture or font may take, in ms, before the poster is drawn without it. */
const patience = 8000;

/** Draws an element of the page as a PNG of `posterSize`. Rejects when the browser cannot. */
export async function drawPoster(element: HTMLElement): Promise<Blob> {
  // Heavy, and wanted by few: it comes when a poster is first drawn.
  const [{ domToCanvas }] = await Promise.all([import('modern-screenshot'), settle(element)]);
  const { offsetWidth: width, offsetHeight: height } = element;
  const drawn = await domToCanvas(element, {
    width,
    height,
    scale: posterSize.width / width,
    timeout: patience,
    fetchFn: (address) => Promise.resolve(readShown(element, address)),
    // It is laid out by itself, not by the page around it.
    style: { margin: '0', borderRadius: '0', boxShadow: 'none' },
  });
  // Its own sides are those of the screen times a scale, and miss by a pixel.
  const canvas = document.createElement('canvas');
  Object.assign(canvas, posterSize);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser made no picture of the poster: it may be out of memory. Try again.'));
    }, 'image/png');
  });
}

/** Waits for fonts, pictures and motion that ends, but not for ever. */
async function settle(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((picture) => {
    // One that waits to be scrolled to would never come.
    picture.setAttribute('loading', 'eager');
    // A picture that fails is drawn as it is shown: as failed.
    return picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), wait(patience)]);
  // A picture fades in only now that it is here.
  await nextFrame();
  const motions = element.getAnimations({ subtree: true }).filter((motion) => {
    const end = motion.effect?.getComputedTiming().endTime;
    return typeof end === 'number' && Number.isFinite(end);
  });
  await Promise.race([Promise.allSettled(motions.map((motion) => motion.finished)), wait(patience)]);
}

/**
 * Reads a picture off the page instead of fetching it again, which the content security policy forbids for `blob:`.
 * `false` leaves it to be fetched; what may not be read, as a picture of another origin, is then left out.
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
