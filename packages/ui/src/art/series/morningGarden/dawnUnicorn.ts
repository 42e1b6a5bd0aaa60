import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { bean } from './bean.ts';

export const dawnUnicorn: Toy = {
  finish: 'pearl',
  rank: 'top',
  draw: (pen) => {
    const curl = (color: string, by: number): string =>
      pen.solid(
        `M${300 - by} ${110 + by}C${430 - by} ${70 + by} ${530 - by * 1.4} ${150 + by} ${500 - by} ${260 + by}C${480 - by} ${330 + by} ${530 - by} ${370 + by * 0.6} ${552 - by * 1.5} ${340 + by}C${570 - by} ${430 + by * 0.5} ${470 - by} 470 ${430 - by} 400C${400 - by} 350 ${420 - by} 220 ${300 - by} ${110 + by}Z`,
        color,
        'gloss',
      );
    return [
      curl('#ff7aa8', 0),
      curl('#ffb26b', 22),
      curl('#ffe07a', 44),
      pen.solid('M176 156C150 110 150 70 170 50C204 70 222 104 226 140Z', '#fff2f7'),
      pen.solid('M424 156C450 110 450 70 430 50C396 70 378 104 374 140Z', '#fff2f7'),
      pen.solid(bean, '#fff2f7'),
      pen.rim(bean),
      pen.within(bean, pen.solid(egg(300, 492, 210, 200), '#ffdbe9', 'matte')),
      pen.solid('M272 150L306 10L336 148C320 160 288 160 272 150Z', '#ffc93f', 'metal'),
      pen.line('M282 112Q306 124 330 112M290 76Q306 86 322 76M298 44Q306 50 314 44', '#c98a1e', 5),
      pen.solid(
        'M214 150C210 108 270 96 300 120C350 100 400 120 392 160C380 190 350 176 344 160C330 196 280 196 270 164C254 190 220 186 214 150Z',
        '#ff9fc0',
        'gloss',
      ),
      pen.solid('M224 160C220 128 262 120 284 138C276 170 240 190 224 160Z', '#ffd07a', 'gloss'),
      drawFace(pen, { y: 264, gap: 150, kind: 'round', iris: '#ff6f9f', lashes: true, size: 1.1 }),
      pen.solid(egg(300, 330, 170, 104), '#ffe0ec'),
      pen.dot(272, 316, 7, 5, '#b0607f'),
      pen.dot(328, 316, 7, 5, '#b0607f'),
      pen.line('M284 344Q300 358 316 344', '#8a3a5a', 6),
      pen.gloss(190, 220, 14, 40, 14, 0.9),
      pen.solid(limb(176, 424, 214, 476, 54, 48), '#fff2f7'),
      pen.solid(limb(424, 424, 386, 476, 54, 48), '#fff2f7'),
      pen.ball(222, 488, 27, 22, '#ffc93f', { finish: 'metal' }),
      pen.ball(378, 488, 27, 22, '#ffc93f', { finish: 'metal' }),
    ];
  },
};
