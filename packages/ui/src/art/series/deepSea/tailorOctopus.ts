import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const tailorOctopus: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const head = egg(300, 214, 356, 330, { cheek: 0.52, bottom: 0.5 });
    const arm = (path: string): string => pen.rod(path, '#9a4fe0', 46);
    return [
      arm('M190 350C110 340 60 390 76 450'),
      arm('M410 350C500 340 550 300 520 240'),
      arm('M220 360C140 400 110 480 150 530'),
      arm('M380 360C460 400 490 480 450 530'),
      arm('M260 370C220 440 210 490 236 536'),
      arm('M340 370C380 440 390 490 364 536'),
      [
        [106, 452],
        [166, 512],
        [250, 520],
        [350, 520],
        [434, 512],
      ]
        .map(([x = 0, y = 0]) => pen.dot(x, y, 8, 8, '#ffc4e8', { opacity: 0.9 }))
        .join(''),
      pen.solid(head, '#a95cf0'),
      pen.rim(head),
      [
        [180, 120, 20],
        [226, 84, 13],
        [430, 150, 17],
        [398, 106, 10],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.85, '#7a35c8', { opacity: 0.7 }))
        .join(''),
      drawFace(pen, {
        y: 244,
        gap: 190,
        kind: 'round',
        iris: '#ff6fb8',
        mouth: 'cat',
        drop: 42,
        brows: 'shy',
        size: 1.15,
      }),
      pen.line(
        'M445 244C445 276 424 296 395 296S345 276 345 244S366 192 395 192S445 212 445 244ZM440 270L462 360',
        '#ffc93f',
        7,
      ),
      pen.gloss(206, 118, 48, 19, -38),
      pen.solid('M170 366C250 400 350 400 430 366L424 402C350 430 250 430 176 402Z', '#ffd84a'),
      pen.line('M200 396V382M232 406V390M264 410V396M300 412V392M336 410V396M368 406V390M400 396V382', '#5a3a10', 5),
      pen.solid('M376 396L426 406L410 540L366 530Z', '#ffd84a'),
      pen.line('M380 430H400M376 460H404M374 490H396', '#5a3a10', 5),
      pen.rod('M506 226L560 130M530 226L486 130', '#dfe6f5', 12),
      pen.line(
        'M486 250C470 250 470 224 490 222S516 244 504 250ZM544 250C560 252 564 226 546 222S522 242 530 250Z',
        '#e5344f',
        10,
      ),
      pen.solid('M40 440H112V520H40Z', '#ff5d8a'),
      pen.solid('M30 428H122V448H30ZM30 512H122V532H30Z', '#f0c890', 'matte'),
      pen.line('M44 464H108M44 480H108M44 496H108', '#c92f5f', 4),
    ];
  },
};
