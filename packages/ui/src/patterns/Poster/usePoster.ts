import { type RefObject, useRef } from 'react';
import { drawPoster } from './drawPoster.ts';

/** Joins a Poster with what is done with it; pass it on, and look no further into it. */
export type PosterHandle = RefObject<HTMLDivElement | null>;

export interface PosterActions {
  /** For the Poster: `<Poster poster={poster}>`. */
  poster: PosterHandle;
  /** The poster as a PNG of 1080 × 1440 px, as for the system's share sheet. Rejects when the browser cannot draw it. */
  drawPoster: () => Promise<Blob>;
  /** Saves it as a file of that name. Rejects when the browser cannot draw it. */
  savePoster: (fileName: string) => Promise<void>;
}

/** A poster and what can be done with it: `const { poster, savePoster } = usePoster()`. */
export function usePoster(): PosterActions {
  const poster = useRef<HTMLDivElement>(null);

  async function draw() {
    if (poster.current === null) {
      throw new Error('There is no poster on the page to draw: give `poster` to a <Poster> that is shown.');
    }
    return drawPoster(poster.current);
  }

  return {
    poster,
    drawPoster: draw,
    savePoster: async (fileName) => download(await draw(), fileName),
  };
}

function download(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
