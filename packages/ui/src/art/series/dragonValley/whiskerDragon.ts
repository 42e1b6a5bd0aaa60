import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { drawMuzzle } from '../../forge/drawMuzzle.ts';
import { egg } from '../../forge/egg.ts';
import { limb } from '../../forge/limb.ts';
import { mirror } from '../../forge/mirror.ts';
import { head } from './head.ts';

export const whiskerDragon: Toy = {
  finish: 'pearl',
  rank: 'last',
  draw: (pen) => {
    const coil = 'M120 552C40 540 40 440 130 430C220 420 380 430 470 430C560 440 560 540 480 552Z';
    const curl = 'M214 296C140 320 60 280 46 214C36 162 96 140 112 184C122 216 82 226 80 202';
    const beard =
      'M206 320C190 400 230 440 236 478C250 462 258 462 266 452C272 480 290 494 300 520C310 494 328 480 334 452C342 462 350 462 364 478C370 440 410 400 394 320Z';
    const brow = 'M264 186C240 156 196 150 160 172C150 142 110 150 96 130C120 206 190 212 262 204Z';
    const horn = 'M238 116C200 90 190 50 206 16C226 44 262 60 276 100Z';
    return [
      pen.solid('M470 470C560 470 590 400 560 350C550 330 586 320 590 350C600 420 570 530 470 540Z', '#e2402f'),
      pen.solid(coil, '#e2402f'),
      pen.within(coil, pen.line('M60 520C200 490 400 490 540 520', '#ffd98a', 26)),
      pen.rim(coil),
      pen.solid(egg(300, 400, 220, 230), '#e2402f'),
      pen.solid(horn, '#ffc93f', 'metal'),
      pen.solid(mirror(horn), '#ffc93f', 'metal'),
      pen.solid(head, '#f0503a'),
      pen.rim(head),
      [252, 300, 348].map((x, i) => pen.ball(x, i === 1 ? 112 : 122, 22, 18, '#ffc93f', { finish: 'metal' })).join(''),
      drawFace(pen, { y: 236, gap: 172, kind: 'happy', size: 1.1 }),
      pen.solid(beard, '#fff8ee', 'matte'),
      pen.line('M250 360Q246 410 256 440M300 380V490M350 360Q354 410 344 440', '#d9c8e6', 5),
      drawMuzzle(pen, { y: 298, width: 220, height: 108, color: '#ffb28a', mouth: 'smile' }),
      pen.solid(brow, '#fff8ee', 'matte'),
      pen.solid(mirror(brow), '#fff8ee', 'matte'),
      pen.rod(curl, '#fff4d8', 15),
      pen.rod(mirror(curl), '#fff4d8', 15),
      pen.gloss(204, 152, 30, 12, -30),
      pen.solid('M190 470H410V520H190Z', '#fff0c8', 'matte'),
      pen.line('M226 486H374M226 504H340', '#b98a5a', 5),
      pen.solid(limb(190, 458, 190, 532, 30, 30), '#b5472a'),
      pen.solid(limb(410, 458, 410, 532, 30, 30), '#b5472a'),
      pen.ball(214, 494, 27, 25, '#f0503a'),
      pen.ball(386, 494, 27, 25, '#f0503a'),
    ];
  },
};
