import type { Toy } from './Toy.ts';
import { type Pen, createPen } from './createPen.ts';
import { round } from './round.ts';
import { sharePaths } from './sharePaths.ts';
import { star } from './star.ts';

/** Around each drawing, as a part of it: nothing is cut off at the edge. */
const margin = 0.06;

const question =
  '<path d="M262 262C262 204 344 206 344 258C344 296 302 292 302 330M302 368V370" fill="none" stroke="#f1ecff" stroke-width="24"/>';

/** A toy as an SVG file. A secret one shows its outline alone. */
export function drawToy(
  key: string,
  { finish, rank, zoom = 1, draw }: Toy,
  look: 'shown' | 'secret' = 'shown',
): string {
  const secret = look === 'secret';
  const prefix = nameIds(secret ? `${key} secret` : key);
  const pen = createPen(prefix, finish, secret);
  const figure = draw(pen).join('');
  const parts = [behind(pen, rank), ground(pen, rank), figure, sparkle(pen, rank)].join('');
  const [defs, drawn] = sharePaths(pen.defs(), parts, prefix);
  const size = (600 * (1 + margin)) / zoom;
  const view = [300 - size / 2, 580 - (size * 580) / 600, size, size].map(round).join(' ');
  const mark = secret ? question : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${drawn}${mark}</svg>\n`;
}

function behind(pen: Pen, rank: Toy['rank']): string {
  if (rank !== 'last') return '';
  const ring = pen.line('M300 62C436 62 532 166 532 300S436 538 300 538S68 434 68 300S164 62 300 62Z', '#ffe08a', 7);
  return pen.soft(300, 300, 298, 298, '#ffd86b', 0.5) + `<g opacity=".55">${ring}</g>`;
}

function ground(pen: Pen, rank: Toy['rank']): string {
  const shadow = pen.soft(306, 560, 190, 30, '#0b0424', 0.75);
  if (rank === 'common' || rank === 'rare') return shadow;
  const width = rank === 'last' ? 206 : 176;
  const [metal, inlay] = rank === 'last' ? ['#f0a72e', '#ff8fc0'] : ['#e0a23c', '#7b5cff'];
  const side = `M${300 - width} 552V568C${300 - width} 606 ${300 + width} 606 ${300 + width} 568V552Z`;
  return [
    pen.soft(306, 584, width + 30, 22, '#0b0424', 0.7),
    pen.solid(side, metal, 'metal'),
    pen.ball(300, 552, width, 27, metal, { finish: 'pearl' }),
    pen.ball(300, 552, width - 16, 21, inlay, { finish: 'gloss' }),
    pen.soft(304, 552, 132, 17, '#0b0424', 0.7),
  ].join('');
}

function sparkle(pen: Pen, rank: Toy['rank']): string {
  if (rank === 'common' || rank === 'rare') return '';
  const places =
    rank === 'last'
      ? [
          [84, 150, 26],
          [520, 118, 30],
          [546, 330, 18],
          [60, 372, 16],
        ]
      : [
          [96, 140, 20],
          [512, 196, 24],
        ];
  return places
    .map(
      ([x = 0, y = 0, size = 0]) =>
        pen.soft(x, y, size * 1.5, size * 1.5, '#fff1b8', 0.6) +
        pen.flat(star(x, y, size, { points: 4, depth: 0.22 }), '#fff6cf'),
    )
    .join('');
}

/** A short beginning for ids that no other toy has. */
function nameIds(key: string): string {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `t${sum.toString(36)}-`;
}
