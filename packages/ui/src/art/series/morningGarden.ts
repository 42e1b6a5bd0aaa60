import type { Toy } from '../forge/Toy.ts';
import { drawEyes } from '../forge/drawEyes.ts';
import { drawFace } from '../forge/drawFace.ts';
import { drawLeaf } from '../forge/drawLeaf.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';
import { spiral } from '../forge/spiral.ts';

const bean = egg(300, 340, 330, 424, { cheek: 0.64, top: 0.6, bottom: 0.62 });

/** A garden at dawn: one-piece figures like eggs that rock on a leaf, soft as pearl, with dew and lashes. */
export const morningGarden: Readonly<Record<string, Toy>> = {
  'dawn-unicorn': {
    finish: 'pearl',
    rank: 'top',
    draw: (pen) => {
      const curl = (color: string, by: number): string => pen.solid(`M${300 - by} ${110 + by}C${430 - by} ${70 + by} ${530 - by * 1.4} ${150 + by} ${500 - by} ${260 + by}C${480 - by} ${330 + by} ${530 - by} ${370 + by * 0.6} ${552 - by * 1.5} ${340 + by}C${570 - by} ${430 + by * 0.5} ${470 - by} ${470} ${430 - by} 400C${400 - by} 350 ${420 - by} 220 ${300 - by} ${110 + by}Z`, color, 'gloss');
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
        pen.solid('M214 150C210 108 270 96 300 120C350 100 400 120 392 160C380 190 350 176 344 160C330 196 280 196 270 164C254 190 220 186 214 150Z', '#ff9fc0', 'gloss'),
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
  },
  'jewel-peacock': {
    finish: 'pearl',
    rank: 'top',
    draw: (pen) => {
      const feather = (turn: number, long: number, color: string): string => `<g transform="rotate(${turn} 300 470)">${pen.solid(`M300 470C250 ${330 - long} 236 ${150 - long} 300 ${70 - long}C364 ${150 - long} 350 ${330 - long} 300 470Z`, color)}${pen.ball(300, 150 - long, 36, 40, '#ffc93f', { finish: 'metal' })}${pen.ball(300, 156 - long, 26, 29, '#2bc7c0')}${pen.ball(300, 164 - long, 14, 16, '#3a2ab0', { finish: 'gloss' })}</g>`;
      const body = egg(300, 380, 236, 340, { cheek: 0.66 });
      return [
        [-74, 74, -50, 50].map((turn) => feather(turn, -90 + Math.abs(Math.abs(turn) - 74), '#149c84')).join(''),
        [-25, 25, 0].map((turn) => feather(turn, turn === 0 ? 10 : -22, '#22b58a')).join(''),
        pen.solid('M300 470C270 380 200 320 130 330C150 400 220 460 300 500C380 460 450 400 470 330C400 320 330 380 300 470Z', '#0f7f86'),
        pen.solid(body, '#2a6fe8'),
        pen.rim(body),
        pen.within(body, pen.solid(egg(300, 500, 150, 180), '#5fd8e8', 'matte')),
        pen.rod('M284 214L262 168M300 212V158M316 214L338 168', '#1f4fb8', 6),
        [[262, 164], [300, 152], [338, 164]].map(([x = 0, y = 0]) => pen.ball(x, y, 13, 13, '#ffc93f', { finish: 'metal' })).join(''),
        drawFace(pen, { y: 294, gap: 112, kind: 'sleepy', iris: '#20a8a0', lid: '#4f8df0', size: 0.95 }),
        pen.solid('M274 324C280 306 320 306 326 324C318 348 306 356 300 356S282 348 274 324Z', '#ffc24a', 'gloss'),
        pen.gloss(222, 300, 10, 36, 14, 0.9),
        pen.solid('M190 400C160 430 160 490 196 512C226 490 232 440 222 404Z', '#1f55cc'),
        pen.solid('M410 400C440 430 440 490 404 512C374 490 368 440 378 404Z', '#1f55cc'),
        pen.ball(300, 424, 22, 24, '#ff4f8a', { finish: 'gloss' }),
        pen.gloss(293, 415, 7, 5),
      ];
    },
  },
  'still-swan': {
    finish: 'pearl',
    rank: 'rare',
    draw: (pen) => {
      const body = 'M150 430C150 340 260 330 340 350C420 366 500 340 552 290C560 420 500 540 330 540C200 540 150 500 150 430Z';
      const neck = 'M160 440C150 370 260 340 250 270C244 230 190 230 172 262C150 250 130 200 150 160C170 110 250 90 300 130C360 180 340 280 320 330C310 370 330 420 330 440Z';
      return [
        pen.solid('M40 534C40 500 560 500 560 534S440 586 300 586S40 568 40 534Z', '#5fc4e8', 'gloss'),
        pen.line('M90 540Q300 576 510 540M150 560Q300 582 450 560', 'rgba(255,255,255,.6)', 4),
        pen.solid(body, '#ffffff'),
        pen.rim(body),
        pen.solid('M250 420C320 360 440 400 540 350C540 450 450 500 350 500C290 500 240 470 250 420Z', '#f3edff'),
        pen.line('M330 466C400 470 470 440 510 400M300 436C370 446 440 424 490 390', '#c9bce6', 5),
        pen.solid(neck, '#ffffff'),
        pen.solid(egg(220, 186, 236, 214, { cheek: 0.58 }), '#ffffff'),
        pen.rim(egg(220, 186, 236, 214, { cheek: 0.58 })),
        drawFace(pen, { x: 212, y: 184, gap: 124, kind: 'shut', size: 0.98 }),
        pen.solid('M176 218C184 198 240 198 248 218C248 246 230 262 212 262S176 246 176 218Z', '#ff9a3d', 'gloss'),
        pen.solid('M186 208C196 190 228 190 238 208C228 220 196 220 186 208Z', '#2a1c3a', 'gloss'),
        pen.solid('M160 104L150 52L186 78L212 36L238 78L274 52L264 104C240 92 184 92 160 104Z', '#ffc93f', 'metal'),
        pen.ball(212, 42, 11, 11, '#ff7aa8'),
        pen.gloss(142, 140, 26, 11, -44),
        pen.solid('M446 540C420 520 420 500 436 490C450 500 460 490 466 470C484 480 486 500 500 490C516 506 500 540 470 548Z', '#ff9fc8', 'gloss'),
      ];
    },
  },
  'yoga-flamingo': {
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
        pen.solid('M240 172C250 150 318 150 328 172C336 200 320 232 300 244C290 250 276 240 270 226C250 216 238 196 240 172Z', '#fff0dc'),
        pen.solid('M324 196C326 222 314 240 300 244C290 250 276 240 270 226C290 226 310 214 324 196Z', '#2a1c3a'),
        pen.gloss(226, 90, 24, 11, -40),
      ];
    },
  },
  'night-shift-owl': {
    finish: 'matte',
    rank: 'rare',
    draw: (pen) => [
      drawLeaf(pen),
      pen.solid('M150 190C120 130 126 90 150 70C190 90 230 120 240 150ZM450 190C480 130 474 90 450 70C410 90 370 120 360 150Z', '#7a4fb0'),
      pen.solid(bean, '#8d63c4'),
      pen.rim(bean),
      pen.within(bean, pen.solid(egg(300, 470, 230, 230), '#f3e0c8') + pen.line('M220 420q20 18 40 0q20 18 40 0q20 18 40 0q20 18 40 0M236 462q20 18 40 0q20 18 40 0q20 18 40 0M250 504q20 18 40 0q20 18 40 0', '#c08a5a', 7)),
      pen.solid('M148 360C110 400 110 470 156 500C190 470 196 410 184 366Z', '#6a3f9c'),
      pen.ball(222, 268, 96, 98, '#f3e0c8'),
      pen.ball(378, 268, 96, 98, '#f3e0c8'),
      ...[222, 378].map((x) => pen.ball(x, 268, 70, 72, '#ffb52e', { finish: 'gloss' }) + pen.dot(x, 268, 44, 47, '#22103a') + pen.dot(x - 20, 246, 17, 19, '#fff') + pen.dot(x + 18, 290, 8, 8, '#fff', { opacity: 0.85 })),
      pen.solid('M280 314C286 300 314 300 320 314C318 344 306 360 300 360S282 344 280 314Z', '#ff9a3d', 'gloss'),
      pen.soft(150, 350, 34, 22, '#ff6f91', 0.7),
      pen.soft(450, 350, 34, 22, '#ff6f91', 0.7),
      pen.solid('M170 150C180 70 420 70 430 150C420 166 180 166 170 150Z', '#22325a', 'gloss'),
      pen.solid('M150 152C190 132 410 132 450 152C452 178 380 172 300 172S148 178 150 152Z', '#16213f', 'gloss'),
      pen.flat('M300 88L326 98V118C326 132 310 138 300 142C290 138 274 132 274 118V98Z', '#ffc93f'),
      pen.line('M452 352C436 334 470 320 454 300M482 352C466 334 500 320 484 300', 'rgba(255,255,255,.65)', 8),
      pen.line('M508 394C544 392 540 442 506 440', '#e8f4ff', 12),
      pen.solid('M424 376H512L504 454C502 468 434 468 432 454Z', '#e8f4ff', 'gloss'),
      pen.ball(468, 376, 44, 12, '#5a2f1a', { finish: 'gloss' }),
      pen.solid('M452 372C480 390 470 440 430 470C400 450 400 410 416 386Z', '#6a3f9c'),
    ],
  },
  'ember-butterfly': {
    finish: 'pearl',
    rank: 'common',
    draw: (pen) => {
      const upper = 'M280 300C230 120 60 60 30 150C10 240 110 330 270 340Z';
      const lower = 'M270 340C150 330 80 400 110 470C150 540 260 480 284 370Z';
      const pane = 'M250 290C210 180 100 120 70 170C60 230 140 300 250 320Z';
      const spots = [[92, 190, 15], [130, 240, 11], [150, 440, 14], [190, 420, 9]] as const;
      return [
        [upper, mirror(upper)].map((wing) => pen.solid(wing, '#ff7a3d')).join(''),
        [lower, mirror(lower)].map((wing) => pen.solid(wing, '#c04fd8')).join(''),
        [pane, mirror(pane)].map((wing) => pen.solid(wing, '#ffd34d', 'glow')).join(''),
        spots.map(([x, y, r]) => pen.dot(x, y, r, r, '#fff6d8') + pen.dot(600 - x, y, r, r, '#fff6d8')).join(''),
        pen.rim(upper), pen.rim(mirror(upper)),
        pen.rod('M270 160Q250 90 210 84M330 160Q350 90 390 84', '#5a2a7a', 9),
        pen.ball(208, 84, 15, 15, '#ff9fc8'),
        pen.ball(392, 84, 15, 15, '#ff9fc8'),
        pen.solid(egg(300, 420, 124, 220, { cheek: 0.5 }), '#7a3fb8'),
        pen.line('M246 420Q300 440 354 420M248 460Q300 480 352 460', '#ffb26b', 11),
        pen.solid(egg(300, 246, 220, 206, { cheek: 0.6 }), '#8f52cc'),
        pen.rim(egg(300, 246, 220, 206, { cheek: 0.6 })),
        pen.solid(egg(300, 266, 176, 148, { cheek: 0.6 }), '#ffe3d0', 'matte'),
        drawFace(pen, { y: 258, gap: 96, kind: 'round', iris: '#ff7a3d', mouth: 'smile', drop: 36, size: 0.9, lashes: true }),
        pen.gloss(238, 176, 26, 11, -40),
        pen.solid('M120 520C180 490 260 500 300 524C340 500 420 490 480 520V560C420 536 340 546 300 566C260 546 180 536 120 560Z', '#fff4e0', 'matte'),
        pen.line('M300 526V562M150 528Q220 510 280 530M320 530Q380 510 450 528', '#d0a878', 4),
      ];
    },
  },
  'busy-bee': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const wing = 'M200 300C130 180 20 190 24 270C30 340 120 360 210 330Z';
      return [
        drawLeaf(pen),
        pen.solid(wing, '#cfeeff', 'pearl'),
        pen.solid(mirror(wing), '#cfeeff', 'pearl'),
        pen.rod('M256 140Q240 76 200 70M344 140Q360 76 400 70', '#2e1f3a', 10),
        pen.ball(196, 70, 18, 18, '#ff9a3d'),
        pen.ball(404, 70, 18, 18, '#ff9a3d'),
        pen.solid(bean, '#ffc928'),
        pen.within(bean, ['M100 372Q300 424 500 372V416Q300 468 100 416Z', 'M100 460Q300 512 500 460V504Q300 556 100 504Z'].map((band) => pen.solid(band, '#33203f')).join('')),
        pen.rim(bean),
        drawFace(pen, { y: 258, gap: 148, kind: 'round', iris: '#a8561c', mouth: 'open', drop: 40, brows: 'kind', size: 1.15 }),
        pen.gloss(196, 206, 16, 40, 16, 0.9),
        pen.solid(limb(160, 400, 210, 448, 42, 40), '#33203f'),
        pen.solid(limb(440, 400, 476, 436, 42, 40), '#33203f'),
        pen.solid('M430 444C430 432 530 432 530 444C550 480 540 530 520 540H440C420 530 410 480 430 444Z', '#ff9a3d'),
        pen.solid('M420 440C420 424 540 424 540 440S520 470 506 456C500 490 480 490 474 460C456 474 420 470 420 440Z', '#ffe07a'),
        pen.gloss(440, 486, 7, 18, 6),
      ];
    },
  },
  'toadstool-stool': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const cap = 'M40 290C40 130 160 50 300 50S560 130 560 290C560 340 470 330 300 330S40 340 40 290Z';
      const stem = 'M196 310C200 400 170 470 160 520C150 566 450 566 440 520C430 470 400 400 404 310Z';
      return [
        drawLeaf(pen),
        pen.solid(stem, '#fff3df', 'matte'),
        pen.under(stem, 0.6),
        pen.rim(stem),
        drawFace(pen, { y: 416, gap: 124, kind: 'happy', mouth: 'cat', drop: 36, size: 1.1 }),
        pen.ball(176, 478, 27, 24, '#fff3df', { turn: 30 }),
        pen.ball(424, 478, 27, 24, '#fff3df', { turn: -30 }),
        pen.solid('M70 306C140 350 460 350 530 306C470 356 400 362 300 362S130 356 70 306Z', '#ffd9c0', 'matte'),
        pen.solid(cap, '#e8303f'),
        pen.within(cap, [[180, 150, 44, 38], [330, 104, 50, 36], [450, 200, 46, 44], [300, 232, 56, 46], [110, 264, 36, 38], [530, 296, 30, 30], [420, 316, 30, 20]].map(([x = 0, y = 0, a = 0, b = 0]) => pen.ball(x, y, a, b, '#fff8ee')).join('')),
        pen.rim(cap),
        pen.gloss(150, 118, 60, 18, -36),
      ];
    },
  },
  'slow-snail': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const shell = egg(366, 304, 320, 310);
      const body = 'M60 540C60 510 130 520 130 440C120 360 120 300 180 290C250 290 260 350 256 430C256 470 300 480 360 480C450 480 540 500 560 540C560 564 60 564 60 540Z';
      return [
        pen.rod('M150 290Q130 230 116 196M210 290Q226 230 234 190', '#ffcf9a', 16),
        pen.solid(shell, '#8f7bff'),
        pen.within(shell, pen.line(spiral(372, 306, 150, 2.6, 1), '#d9d0ff', 22) + pen.line(spiral(372, 306, 150, 2.6, 1.5), '#6a4fe0', 7)),
        pen.rim(shell),
        pen.gloss(290, 212, 46, 17, -42),
        pen.solid(body, '#ffcf9a'),
        pen.rim(body),
        pen.ball(112, 186, 40, 42, '#ffcf9a'),
        pen.ball(236, 178, 40, 42, '#ffcf9a'),
        drawEyes(pen, { x: 174, y: 184, gap: 124, kind: 'sleepy', iris: '#8a5bff', lid: '#e8ac72', size: 0.95 }),
        pen.soft(142, 372, 30, 20, '#ff6f91', 0.8),
        pen.soft(232, 372, 30, 20, '#ff6f91', 0.8),
        pen.line('M168 366Q186 384 204 366', '#2a1440', 7),
        pen.solid('M316 90H428V170H316Z', '#ff5d8a'),
        pen.solid('M306 74H438V106H306Z', '#ff7aa0'),
        pen.solid('M360 74H384V170H360Z', '#ffe07a'),
        pen.solid('M372 76C340 30 310 40 320 64C326 80 350 80 372 76C394 80 418 80 424 64C434 40 404 30 372 76Z', '#ffe07a'),
      ];
    },
  },
  'dot-ladybug': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const wings = 'M60 470C50 300 150 170 300 170S550 300 540 470C536 550 64 550 60 470Z';
      const face = egg(300, 376, 300, 250, { cheek: 0.58 });
      return [
        drawLeaf(pen),
        pen.solid(wings, '#e8262f'),
        pen.rim(wings),
        pen.within(wings, pen.line('M300 160V300', '#8a0f1a', 8) + [[300, 216, 40], [176, 270, 27], [424, 270, 27], [106, 380, 25], [494, 380, 25], [128, 480, 22], [472, 480, 22]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#2a1024')).join('')),
        pen.gloss(150, 256, 50, 17, -50),
        pen.rod('M240 270Q216 130 170 104M360 270Q384 130 430 104', '#2a1024', 11),
        pen.ball(166, 100, 20, 20, '#e8262f'),
        pen.ball(434, 100, 20, 20, '#e8262f'),
        pen.soft(300, 390, 180, 140, '#2a0512', 0.6),
        pen.solid(face, '#3a2440'),
        pen.rim(face),
        pen.solid(egg(300, 404, 246, 176, { cheek: 0.58 }), '#ffe3d0', 'matte'),
        drawFace(pen, { y: 394, gap: 128, kind: 'round', iris: '#e8262f', mouth: 'smile', drop: 42, size: 1.12 }),
        pen.gloss(216, 296, 32, 12, -30, 0.7),
        pen.ball(204, 530, 44, 25, '#3a2440'),
        pen.ball(396, 530, 44, 25, '#3a2440'),
      ];
    },
  },
};
