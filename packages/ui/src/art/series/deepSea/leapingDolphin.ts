import type { Toy } from '../../forge/Toy.ts';
import { drawEyes } from '../../forge/drawEyes.ts';
import { drawWave } from '../../forge/drawWave.ts';

export const leapingDolphin: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const body =
      'M180 180C210 110 290 80 370 110C450 144 480 230 450 330C430 410 380 470 300 520C290 540 240 540 250 510C270 440 250 390 210 340C170 290 160 230 180 180Z';
    const belly =
      'M180 220C230 290 300 330 316 400C320 460 300 500 280 520C240 540 250 500 246 480C250 420 230 370 200 330C170 290 170 250 180 220Z';
    return [
      pen.solid('M420 190C480 150 540 160 560 210C520 230 480 270 450 300Z', '#4a9be0'),
      pen.solid(body, '#5fb4f5'),
      pen.within(body, pen.solid(belly, '#f3fbff', 'pearl')),
      pen.rim(body),
      pen.solid('M216 250C170 240 80 246 60 280C60 310 150 320 230 316C256 300 250 260 216 250Z', '#7cc4fa'),
      pen.line('M74 288C120 304 180 300 224 290', '#1f4f8a', 7),
      drawEyes(pen, { x: 276, y: 218, gap: 136, kind: 'round', iris: '#1f7fd8', size: 1.15 }),
      pen.soft(208, 262, 30, 18, '#ff6f91', 0.5),
      pen.soft(374, 270, 34, 22, '#ff6f91', 0.8),
      pen.gloss(258, 134, 44, 15, -16),
      pen.solid('M200 130C210 60 360 30 410 100L398 146C340 96 260 106 206 150Z', '#e5344f'),
      pen.solid('M206 150C180 140 140 150 124 174C150 186 190 176 214 164Z', '#b41f38'),
      pen.flat('M280 76H328V106H280ZM280 76L304 94L328 76', '#fff6e0'),
      pen.line('M280 78L304 96L328 78', '#b41f38', 4),
      drawWave(pen),
      pen.solid('M330 360C400 350 470 380 490 430C440 450 370 440 326 400Z', '#4a9be0'),
      pen.solid('M420 372H560V462H420Z', '#fff8ea', 'matte'),
      pen.line('M420 374L490 424L560 374M420 460L470 412M560 460L510 412', '#d0a878', 5),
      pen.flat('M490 440C470 424 476 410 490 420C504 410 510 424 490 440Z', '#e5344f'),
    ];
  },
};
