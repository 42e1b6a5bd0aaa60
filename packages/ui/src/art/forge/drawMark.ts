import { markPaths } from '../../primitives/Logo/markPaths.ts';
import { createPen } from './createPen.ts';

export type MarkGround = 'tile' | 'full' | 'none';

const dark = '#140d38';

/** The shop's mark as an SVG file, in vinyl; on a tile with round corners, on a full square for systems that cut their own, or in white alone. */
export function drawMark(ground: MarkGround): string {
  const pen = createPen('mcy-', 'gloss', false);
  const { head, eyes, lights, mouth } = markPaths;
  const figure =
    ground === 'none'
      ? `<path d="${head}${eyes}${lights}${mouth}" fill="#fff" fill-rule="evenodd"/>`
      : [
          pen.solid(head, '#2be0ee'),
          pen.soft(12, 49, 7, 4.6, '#ff5fa8', 0.85),
          pen.soft(52, 49, 7, 4.6, '#ff5fa8', 0.85),
          pen.fade(eyes, '#170b33', '#6a3bff'),
          pen.flat(lights, '#ffffff'),
          pen.flat(mouth, '#170b33'),
          pen.gloss(13.5, 15, 3, 6, 14, 0.9),
        ].join('');
  const share = ground === 'none' ? 1 : ground === 'tile' ? 0.84 : 0.62;
  const at = (64 - 64 * share) / 2;
  const back =
    ground === 'none'
      ? ''
      : `<rect width="64" height="64"${ground === 'tile' ? ' rx="17"' : ''} fill="url(#mcy-b)"/>${pen.soft(32, 34, 34, 34, '#8a5bff', 0.75)}`;
  const shade =
    ground === 'none'
      ? ''
      : `<linearGradient id="mcy-b" x2="0" y2="1"><stop stop-color="#2c1f70"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  const placed = `<g transform="translate(${at.toFixed(2)} ${at.toFixed(2)}) scale(${share})">${figure}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs>${shade}${ground === 'none' ? '' : pen.defs()}</defs>${back}${placed}</svg>\n`;
}
