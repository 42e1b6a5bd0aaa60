import type { Toy } from '../forge/Toy.ts';
import { drawArm } from '../forge/drawArm.ts';
import { drawEyes } from '../forge/drawEyes.ts';
import { drawFace } from '../forge/drawFace.ts';
import { drawMuzzle } from '../forge/drawMuzzle.ts';
import { drawSeated } from '../forge/drawSeated.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';

const head = egg(300, 232, 330, 262, { cheek: 0.6, top: 0.62, bottom: 0.6 });
const tail = 'M380 470C450 540 520 520 548 452C556 432 582 440 580 462C576 540 500 580 400 552Z';

/** Dragons and dinosaurs that sit: broad snouts, eyes with slits, soles towards you. */
export const dragonValley: Readonly<Record<string, Toy>> = {
  'jade-dragon-king': {
    finish: 'pearl',
    rank: 'top',
    draw: (pen) => {
      const mane = 'M300 90C420 60 500 130 494 200C540 220 530 280 500 300C520 350 470 380 440 370C420 420 180 420 160 370C130 380 80 350 100 300C70 280 60 220 106 200C100 130 180 60 300 90Z';
      const antler = 'M236 120C216 90 212 60 176 52C150 48 140 26 156 20C176 12 190 28 204 34C198 14 204 2 218 4C236 8 226 36 236 54C250 74 262 92 266 112Z';
      const ear = 'M150 196C110 180 76 196 62 226C92 246 132 246 156 232Z';
      const whisker = 'M222 304C160 330 110 300 84 336C68 362 96 380 106 360';
      return [
        pen.solid(tail, '#25b48c'),
        pen.solid('M548 452C536 420 560 396 566 372C580 394 606 410 592 440C588 462 560 468 548 452Z', '#ffc93f', 'metal'),
        pen.solid(mane, '#0d7f74', 'matte'),
        drawSeated(pen, { color: '#2cc79a', belly: '#fff0c2', sole: '#ffe0a0', plates: '#e0a850' }),
        pen.solid(antler, '#ffc93f', 'metal'),
        pen.solid(mirror(antler), '#ffc93f', 'metal'),
        pen.solid(ear, '#2cc79a'),
        pen.solid(mirror(ear), '#2cc79a'),
        pen.solid(head, '#2cc79a'),
        pen.rim(head),
        pen.within(head, pen.solid('M300 96C340 96 356 130 340 160L300 196L260 160C244 130 260 96 300 96Z', '#ffc93f', 'metal')),
        drawFace(pen, { y: 226, gap: 168, kind: 'slit', iris: '#f39a1f', brows: 'fierce', size: 1.05 }),
        drawMuzzle(pen, { y: 302, width: 214, height: 112, color: '#a5efcf', mouth: 'fang' }),
        pen.rod(whisker, '#ffc93f', 10),
        pen.rod(mirror(whisker), '#ffc93f', 10),
        pen.gloss(196, 150, 36, 16, -38),
        drawArm(pen, { side: 'left', pose: 'hold', color: '#2cc79a', reach: 90, y: 402 }),
        drawArm(pen, { side: 'right', pose: 'hold', color: '#2cc79a', reach: 90, y: 402 }),
        pen.soft(300, 452, 80, 80, '#fff3a8', 0.9),
        pen.ball(300, 452, 40, 40, '#ff9cc8'),
        pen.gloss(286, 436, 13, 9),
      ];
    },
  },
  'whisker-dragon': {
    finish: 'pearl',
    rank: 'last',
    draw: (pen) => {
      const coil = 'M120 552C40 540 40 440 130 430C220 420 380 430 470 430C560 440 560 540 480 552Z';
      const curl = 'M214 296C140 320 60 280 46 214C36 162 96 140 112 184C122 216 82 226 80 202';
      const beard = 'M206 320C190 400 230 440 236 478C250 462 258 462 266 452C272 480 290 494 300 520C310 494 328 480 334 452C342 462 350 462 364 478C370 440 410 400 394 320Z';
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
  },
  'milk-tooth-rex': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const jaw = 'M120 250C120 210 480 210 480 250C492 370 410 404 300 404S108 370 120 250Z';
      const skull = egg(300, 180, 350, 220, { cheek: 0.66, top: 0.66, bottom: 0.5 });
      const gum = 'M150 252C200 236 400 236 450 252C446 346 390 378 300 378S154 346 150 252Z';
      const tooth = (x: number, y: number, size: number): string => pen.flat(`M${x - size} ${y}Q${x} ${y - 6} ${x + size} ${y}L${x + 3} ${y + size * 1.9}Q${x} ${y + size * 2.1} ${x - 3} ${y + size * 1.9}Z`, '#fffbe8');
      return [
        pen.solid(tail, '#ff7a45'),
        drawSeated(pen, { color: '#ff7a45', belly: '#ffe2a8', sole: '#ffd08a', top: 360, plates: '#f0a45a' }),
        pen.solid(jaw, '#ff7a45'),
        pen.flat(gum, '#7a1230'),
        pen.within(gum, pen.ball(300, 380, 90, 56, '#ff6f8f') + pen.line('M300 340V400', '#d8405f', 5)),
        pen.solid(skull, '#ff8a4d'),
        pen.rim(skull),
        [186, 236, 364, 414].map((x) => tooth(x, 270 - Math.abs(300 - x) * 0.1, 17)).join(''),
        pen.solid('M212 84C204 50 222 40 238 54C246 26 270 24 280 48C292 24 318 26 324 50C336 32 362 34 364 60C382 52 394 68 386 90C340 60 260 60 212 84Z', '#7a3bd0'),
        pen.dot(270, 208, 8, 6, '#8a2a18'),
        pen.dot(330, 208, 8, 6, '#8a2a18'),
        drawFace(pen, { y: 168, gap: 196, kind: 'slit', iris: '#ffd23f', brows: 'fierce', size: 1.05 }),
        pen.gloss(196, 118, 40, 14, -28),
        pen.flat('M180 356l12 -26q8 -2 14 0l10 26z M394 356l12 -26q8 -2 14 0l10 26z', '#fffbe8'),
        pen.solid(limb(214, 424, 178, 440, 36, 32), '#ff7a45'),
        pen.solid(limb(386, 424, 424, 396, 36, 32), '#ff7a45'),
        pen.soft(446, 372, 44, 44, '#fff6cf', 0.8),
        pen.solid('M426 364C428 346 444 356 448 356S470 346 470 364C470 380 462 400 458 400S450 382 448 382S442 400 438 400S426 380 426 364Z', '#fffdf0'),
      ];
    },
  },
  'daydream-longneck': {
    finish: 'pearl',
    rank: 'rare',
    draw: (pen) => {
      const neck = 'M238 170C238 300 230 400 206 540C240 560 360 560 394 540C370 400 362 300 362 170Z';
      const face = egg(300, 138, 216, 180, { cheek: 0.62 });
      const cloud = 'M96 216C84 180 128 164 146 182C156 148 214 150 222 182C250 168 276 184 276 204C300 188 330 190 336 204C350 180 390 176 404 196C424 160 484 168 484 202C516 200 524 238 496 246C480 266 440 262 424 254C400 276 350 272 336 258C310 276 270 274 256 260C220 280 180 270 170 254C130 270 84 250 96 216Z';
      return [
        pen.solid('M390 480C470 540 540 520 570 440C578 424 596 432 592 450C576 550 480 580 400 552Z', '#8f9bff'),
        drawSeated(pen, { color: '#8f9bff', belly: '#8f9bff', sole: '#ffc4e4', width: 290, top: 380 }),
        pen.solid(neck, '#8f9bff'),
        pen.within(neck, pen.solid(egg(300, 370, 104, 380), '#e9e4ff', 'matte')),
        [[390, 430, 12], [226, 410, 11], [244, 350, 8]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#6a6fe0', { opacity: 0.7 })).join(''),
        pen.ball(206, 92, 26, 20, '#8f9bff', { turn: 30 }),
        pen.ball(394, 92, 26, 20, '#8f9bff', { turn: -30 }),
        pen.solid(face, '#9aa5ff'),
        pen.rim(face),
        pen.rod('M262 62V26M338 62V26', '#8f9bff', 16),
        pen.ball(262, 26, 17, 17, '#ff9fd0'),
        pen.ball(338, 26, 17, 17, '#ff9fd0'),
        drawFace(pen, { y: 128, gap: 112, kind: 'shut', mouth: 'smile', drop: 38, size: 0.95 }),
        pen.gloss(238, 84, 24, 11, -36),
        pen.solid(cloud, '#fbfaff', 'matte'),
        pen.gloss(174, 188, 22, 8, -20, 0.7),
      ];
    },
  },
  'woolly-mammoth': {
    finish: 'flocked',
    rank: 'rare',
    draw: (pen) => {
      const skull = 'M300 70C346 70 366 88 380 96C440 110 476 170 468 244C462 320 420 376 300 376S138 320 132 244C124 170 160 110 220 96C234 88 254 70 300 70Z';
      const ear = 'M146 200C70 150 22 210 44 280C62 340 130 340 166 296Z';
      const fringe = 'M222 104C236 40 360 34 380 100C400 140 366 150 360 136C356 170 326 172 320 146C312 184 280 180 278 148C266 174 240 166 242 138C228 150 214 136 222 104Z';
      const tusk = 'M216 318C190 400 230 450 276 446C290 444 286 424 270 424C246 424 236 380 252 324Z';
      const sweater = egg(300, 446, 284, 216, { cheek: 0.64, bottom: 0.68 });
      return [
        pen.ball(190, 528, 56, 34, '#8a5634'),
        pen.ball(410, 528, 56, 34, '#8a5634'),
        pen.solid(sweater, '#d8333f', 'matte'),
        pen.within(sweater, pen.line('M130 432l28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24M130 508l28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24 28 -24 28 24', '#fff4e4', 9) + pen.line('M140 470H460', '#ffc93f', 7)),
        pen.under(sweater, 0.5),
        pen.rim(sweater),
        pen.solid(ear, '#a86c42'),
        pen.solid(mirror(ear), '#a86c42'),
        pen.soft(98, 248, 46, 60, '#ffb9a0', 0.8),
        pen.soft(502, 248, 46, 60, '#ffb9a0', 0.8),
        pen.solid(skull, '#a86c42'),
        pen.rim(skull),
        pen.solid(fringe, '#7c4526'),
        drawFace(pen, { y: 218, gap: 178, kind: 'sleepy', iris: '#6a3a1a', lid: '#8a5634', brows: 'shy' }),
        pen.solid(tusk, '#fff6dc', 'gloss'),
        pen.solid(mirror(tusk), '#fff6dc', 'gloss'),
        pen.solid('M256 236C256 300 250 360 268 420C280 466 336 476 356 436C366 410 334 398 326 416C318 420 336 300 344 236C330 214 270 214 256 236Z', '#b67a4c'),
        pen.line('M266 300Q300 316 332 300M264 340Q300 356 328 340M268 380Q300 396 324 380', '#7c4526', 5),
        pen.solid(limb(176, 420, 150, 486, 58, 54), '#d8333f', 'matte'),
        pen.solid(limb(424, 420, 450, 486, 58, 54), '#d8333f', 'matte'),
        pen.ball(149, 494, 31, 29, '#a86c42'),
        pen.ball(451, 494, 31, 29, '#a86c42'),
      ];
    },
  },
  'puddle-croc': {
    finish: 'gloss',
    rank: 'common',
    zoom: 1.06,
    draw: (pen) => {
      const snout = 'M166 286C166 254 434 254 434 286C452 340 440 396 300 396S148 340 166 286Z';
      const cap = 'M170 142C160 96 200 70 300 70S440 96 430 142C420 160 180 160 170 142Z';
      return [
        pen.solid('M60 540C60 510 180 506 300 506S540 510 540 540C540 580 420 586 300 586S60 580 60 540Z', '#45b8ff'),
        pen.gloss(150, 528, 60, 8, 0, 0.8),
        pen.solid(mirror(tail), '#4fae3c'),
        pen.solid('M60 470L30 450L50 440L40 416L70 424Z', '#2f8a2a'),
        drawSeated(pen, { color: '#58b944', belly: '#f5efb0', sole: '#d8ec9a', plates: '#c9bf6a' }),
        pen.ball(196, 178, 62, 62, '#58b944'),
        pen.ball(404, 178, 62, 62, '#58b944'),
        pen.solid(egg(300, 236, 340, 210, { cheek: 0.6 }), '#58b944'),
        pen.solid(snout, '#74cf58'),
        pen.rim(snout),
        pen.line('M172 330Q236 356 300 340T428 330', '#23602a', 7),
        pen.flat('M214 344l10 24 12 -22zM278 346l10 22 12 -24zM350 340l12 24 10 -22z', '#fffdf0'),
        pen.dot(258, 288, 12, 8, '#23602a'),
        pen.dot(342, 288, 12, 8, '#23602a'),
        drawEyes(pen, { y: 190, gap: 200, kind: 'slit', iris: '#ffb52e', size: 1.05 }),
        pen.soft(166, 292, 36, 22, '#ff6f91', 0.7),
        pen.soft(434, 292, 36, 22, '#ff6f91', 0.7),
        pen.gloss(230, 268, 30, 8, -6),
        pen.solid(cap, '#ffffff', 'matte'),
        pen.solid('M178 132C220 118 380 118 422 132L414 168C370 154 230 154 186 168Z', '#1f3a8f'),
        pen.solid('M200 162C240 148 360 148 400 162C392 184 208 184 200 162Z', '#14214f'),
        pen.rod('M300 84V122M286 112Q300 130 314 112M290 94H310', '#ffc93f', 6),
        drawArm(pen, { side: 'left', pose: 'down', color: '#58b944', reach: 92, y: 412 }),
        drawArm(pen, { side: 'right', pose: 'up', color: '#58b944', reach: 106, y: 436 }),
      ];
    },
  },
  'absent-dodo': {
    finish: 'matte',
    rank: 'common',
    draw: (pen) => {
      const body = egg(300, 400, 300, 290, { cheek: 0.62 });
      const face = egg(290, 190, 240, 236, { cheek: 0.52 });
      const beak = 'M230 216C230 178 350 170 370 216C420 226 470 258 460 306C452 340 420 330 424 306C410 316 370 300 340 296C280 292 230 276 230 216Z';
      return [
        [0, 1, 2].map((i) => pen.solid(`M420 ${430 - i * 26}C480 ${400 - i * 44} 520 ${420 - i * 50} ${540 - i * 14} ${386 - i * 42}C${560 - i * 16} ${430 - i * 40} 530 ${480 - i * 40} 430 ${476 - i * 20}Z`, ['#ffffff', '#cfe4f5', '#ffffff'][i] ?? '#fff')).join(''),
        pen.rod('M244 520V548M356 520V548', '#f0a52e', 22),
        pen.solid('M196 552C206 526 270 526 282 552Z', '#f0a52e'),
        pen.solid('M308 552C318 526 382 526 394 552Z', '#f0a52e'),
        pen.solid(body, '#6f93b8'),
        pen.rim(body),
        pen.within(body, pen.solid(egg(290, 430, 190, 220), '#e4eef7')),
        pen.solid('M176 360C120 370 96 430 120 470C150 480 196 450 206 410Z', '#54789c'),
        pen.solid('M424 360C470 380 470 430 450 456C420 456 394 430 392 400Z', '#54789c'),
        pen.under(body, 0.4),
        pen.solid(face, '#7fa4c9'),
        pen.rim(face),
        pen.rod('M280 82C268 50 240 50 236 66M292 80C296 44 330 40 334 58', '#54789c', 12),
        drawEyes(pen, { x: 290, y: 166, gap: 134, kind: 'wide', iris: '#3a6a9a', brows: 'shy' }),
        pen.soft(200, 222, 32, 20, '#ff6f91', 0.7),
        pen.solid(beak, '#ffbe4d', 'gloss'),
        pen.line('M240 250C290 274 370 260 424 300', '#b8741a', 6),
        pen.dot(330, 214, 9, 6, '#9a5c10'),
        pen.gloss(280, 204, 30, 8, -6),
        pen.line('M452 90C452 50 506 52 504 88C502 112 478 112 478 134M478 158V160', '#ffe08a', 15),
      ];
    },
  },
  'mountain-turtle': {
    finish: 'matte',
    rank: 'common',
    draw: (pen) => {
      const hill = 'M60 470C80 380 130 360 160 290C180 240 216 200 260 190C300 180 350 200 386 262C420 330 500 370 540 470C550 520 50 520 60 470Z';
      const face = egg(300, 408, 216, 186, { cheek: 0.58 });
      return [
        pen.rod('M270 210C266 160 274 140 270 110', '#8a5634', 22),
        pen.ball(216, 110, 62, 50, '#ff9fbf'),
        pen.ball(326, 104, 66, 54, '#ff9fbf'),
        pen.ball(272, 66, 70, 54, '#ffb4cd'),
        pen.gloss(248, 44, 26, 11, -20, 0.7),
        pen.solid(hill, '#5b8a5c'),
        pen.within(hill, pen.flat('M160 290C180 240 216 200 260 190C300 180 350 200 386 262C372 286 360 262 340 276C320 300 306 262 280 274C252 300 236 262 214 284C196 310 180 300 160 290Z', '#fdfdff') + pen.line('M90 440L170 350L240 440L330 360L420 450L500 400', '#447048', 12)),
        pen.rim(hill),
        pen.ball(120, 524, 62, 34, '#9ad06a', { turn: 8 }),
        pen.ball(480, 524, 62, 34, '#9ad06a', { turn: -8 }),
        pen.solid('M62 470C62 450 538 450 538 470C544 520 56 520 62 470Z', '#c9a06a'),
        pen.soft(300, 420, 130, 100, '#1c0c30', 0.5),
        pen.solid(face, '#a8dc74'),
        pen.rim(face),
        drawFace(pen, { y: 398, gap: 126, kind: 'sleepy', iris: '#3a7a3a', lid: '#86be58', mouth: 'smile', drop: 46, size: 1.05 }),
        pen.gloss(238, 350, 24, 11, -34, 0.7),
        pen.ball(220, 536, 46, 28, '#9ad06a'),
        pen.ball(380, 536, 46, 28, '#9ad06a'),
        [-24, 0, 24].map((x) => pen.dot(220 + x, 548, 7, 6, '#fff6d0') + pen.dot(380 + x, 548, 7, 6, '#fff6d0')).join(''),
      ];
    },
  },
  'wall-lizard': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const wall = 'M150 40H450C466 40 470 50 470 62V552H130V62C130 50 134 40 150 40Z';
      const body = 'M300 250C370 250 380 330 366 400C360 470 340 500 372 530C400 556 470 540 470 490C470 460 430 456 432 484C440 490 444 470 436 466L470 452C520 500 480 580 390 580C300 580 262 520 246 440C230 360 232 250 300 250Z';
      const face = egg(300, 208, 268, 190, { cheek: 0.6 });
      const pad = (x: number, y: number): string => pen.ball(x, y, 30, 27, '#ffd23f') + [-24, 0, 24].map((dx) => pen.ball(x + dx, y - 20 + Math.abs(dx) * 0.3, 11, 11, '#ffe88a')).join('');
      return [
        pen.solid(wall, '#8c7bb0', 'matte'),
        pen.within(wall, pen.line('M120 130H480M120 220H480M120 310H480M120 400H480M120 490H480M240 40V130M370 130V220M200 220V310M400 310V400M220 310V310M230 400V490M380 490V560', '#5f4f86', 9)),
        pen.soft(316, 390, 150, 180, '#1a0a33', 0.55),
        pen.solid(limb(270, 320, 166, 280, 46, 40), '#ffc42e'),
        pen.solid(limb(350, 450, 446, 420, 46, 40), '#ffc42e'),
        pen.solid(limb(266, 440, 176, 470, 46, 40), '#ffc42e'),
        pad(160, 268),
        pad(452, 410),
        pad(166, 470),
        pen.solid(body, '#ffc42e'),
        pen.rim(body),
        [[276, 330, 15], [322, 372, 18], [282, 420, 13], [318, 464, 12], [360, 540, 11]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r, '#f0762e')).join(''),
        pen.ball(210, 150, 56, 56, '#ffc42e'),
        pen.ball(390, 150, 56, 56, '#ffc42e'),
        pen.solid(face, '#ffd04a'),
        pen.rim(face),
        drawFace(pen, { y: 172, gap: 176, kind: 'wide', iris: '#e0502e', mouth: 'grin', drop: 60, size: 1.05 }),
        pen.gloss(232, 130, 18, 8, -30),
        pen.solid(limb(340, 320, 432, 262, 46, 42), '#ffc42e'),
        pad(440, 238),
      ];
    },
  },
  'hatchling-pip': {
    finish: 'gloss',
    rank: 'common',
    zoom: 1.06,
    draw: (pen) => {
      const chick = egg(300, 290, 320, 320, { cheek: 0.55 });
      const shell = 'M120 380L166 350L200 396L246 356L292 402L340 358L388 398L430 352L480 380C490 500 420 556 300 556S110 500 120 380Z';
      const cap = 'M206 156C200 66 400 66 394 156L366 132L342 162L312 134L284 164L256 136L232 166Z';
      const wing = 'M146 320C90 270 50 280 28 250C30 300 20 320 32 350C60 350 90 380 150 372Z';
      return [
        pen.solid(wing, '#e2402f', 'matte'),
        pen.solid(mirror(wing), '#e2402f', 'matte'),
        pen.line('M140 340L40 262M140 346L36 326', '#a82018', 5),
        pen.line(mirror('M140 340L40 262M140 346L36 326'), '#a82018', 5),
        pen.solid(chick, '#ffd84a'),
        pen.rim(chick),
        drawFace(pen, { y: 270, gap: 160, kind: 'round', iris: '#c9701c', brows: 'fierce', size: 1.1 }),
        pen.solid('M262 300C270 276 330 276 338 300C350 312 330 324 300 324S250 312 262 300Z', '#ff8a2e'),
        pen.solid('M272 318C280 350 320 350 328 318C316 326 284 326 272 318Z', '#d85a18'),
        pen.gloss(208, 190, 24, 13, -36),
        pen.solid(shell, '#fff4e0'),
        pen.rim(shell),
        pen.within(shell, [[180, 450, 26], [270, 500, 20], [352, 446, 30], [430, 490, 22]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.9, '#7fc9b0', { opacity: 0.9 })).join('')),
        pen.gloss(164, 420, 10, 34, 8),
        pen.solid(cap, '#fff4e0'),
        pen.solid('M232 92C206 70 204 40 220 20C230 44 250 56 264 80Z', '#ff8a2e'),
        pen.solid('M368 92C394 70 396 40 380 20C370 44 350 56 336 80Z', '#ff8a2e'),
        pen.dot(300, 108, 16, 14, '#7fc9b0'),
      ];
    },
  },
};
