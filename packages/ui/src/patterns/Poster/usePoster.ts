import { type RefObject, useRef } from 'react';
import { drawPoster } from './drawPoster.ts';

/** Connects a Poster with its actions; treat it as opaque. */
export type PosterHandle = RefObject<HTMLDivElement | null>;

export interface PosterActions {
  /** For the Poster: `<Poster poster={poster}>`. */
  poster: PosterHandle;
  /**
   * Returns the poster as a PNG of 1080 × 1440 px, such as for the system's share sheet. Rejects when the browser
   * cannot draw it.
   */
  drawPoster: () => Promise<Blob>;
  /** Saves it as a file with this name. Rejects when the browser cannot draw it. */
  savePoster: (fileName: string) => Promise<void>;
}

/** A poster and its actions: `const { poster, savePoster } = usePoster()`. */
export function usePoster(): PosterActions {
  const poster = useRef<HTMLDivElement>(null);

  async function draw() {
    if (poster.current === null) {
      throw new Error('There is no poster to draw: pass `poster` to a mounted <Poster>.');
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
  // Later, because Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
