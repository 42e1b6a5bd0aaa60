import type { Toy } from '../../forge/Toy.ts';
import { drawFace } from '../../forge/drawFace.ts';
import { egg } from '../../forge/egg.ts';

export const yogaFlamingo: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const body = egg(306, 350, 270, 200, { cheek: 0.56 });
    const face = egg(284, 146, 216, 192, { cheek: 0.56 });
    return [
      pen.solid('M90 536H520L560 580H50Z', '#7b5cff', 'matte'),
      pen.line('M86 556H526', '#b9a6ff', 5),
      pen.rod('M318 430V556', '#ff8a9f', 19),
      pen.solid('M268 566C278 540 350 540 366 566Z', '#ff8a9f'),
      pen.rod('M284 430L200 486L290 500', '#ff8a9f', 17),
      pen.solid('M400 320C470 300 520 330 540 380C500 380 520 410 490 420C460 440 420 420 400 400Z', '#ff5f9a'),
      pen.solid('M240 170C240 240 210 280 236 340L340 340C300 290 340 230 340 170Z', '#ff86b0'),
      pen.solid(body, '#ff86b0'),
      pen.rim(body),
      pen.solid('M330 320C290 290 230 270 190 300C190 350 250 400 330 390Z', '#ff6f9f'),
      pen.rod('M210 320C150 300 130 240 160 190', '#ff6f9f', 26),
      pen.rod('M400 320C460 300 480 240 450 190', '#ff6f9f', 26),
      pen.ball(160, 184, 22, 26, '#ff5f9a'),
      pen.ball(450, 184, 22, 26, '#ff5f9a'),
      pen.solid(face, '#ff93b8'),
      pen.rim(face),
      pen.solid('M258 60C262 30 290 20 310 30C302 40 312 50 306 66Z', '#ff5f9a'),
      drawFace(pen, { x: 284, y: 138, gap: 116, kind: 'shut', size: 1, blush: '#ff3f7f' }),
      pen.solid(
        'M240 172C250 150 318 150 328 172C336 200 320 232 300 244C290 250 276 240 270 226C250 216 238 196 240 172Z',
        '#fff0dc',
      ),
      pen.solid('M324 196C326 222 314 240 300 244C290 250 276 240 270 226C290 226 310 214 324 196Z', '#2a1c3a'),
      pen.gloss(226, 90, 24, 11, -40),
    ];
  },
};
