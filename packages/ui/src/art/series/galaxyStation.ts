import type { Toy } from '../forge/Toy.ts';
import { drawArm } from '../forge/drawArm.ts';
import { drawEyes } from '../forge/drawEyes.ts';
import { drawFace } from '../forge/drawFace.ts';
import { drawMouth } from '../forge/drawMouth.ts';
import { drawSuit } from '../forge/drawSuit.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';
import { star } from '../forge/star.ts';

const dome = egg(300, 220, 350, 326, { cheek: 0.54 });

/** Crew and guests of a space station: glass, metal and things that glow, in large boots. */
export const galaxyStation: Readonly<Record<string, Toy>> = {
  'captain-comet': {
    finish: 'gloss',
    rank: 'top',
    draw: (pen) => {
      const face = egg(300, 240, 276, 232, { cheek: 0.6 });
      const hair = 'M162 240C150 140 220 104 300 108C390 104 450 150 438 240C424 210 410 190 396 184C372 200 340 196 330 176C300 206 240 206 224 188C200 196 176 212 162 240Z';
      const cape = 'M230 392C150 430 90 500 70 552C160 520 200 570 300 540C400 570 440 520 530 552C510 500 450 430 370 392Z';
      return [
        pen.solid(cape, '#e5344f'),
        drawSuit(pen, { color: '#f4f5ff', trim: '#ff8a2e', boots: '#ff8a2e' }),
        pen.soft(300, 220, 190, 180, '#8fd6ff', 0.35),
        pen.solid(face, '#ffd9bc', 'matte'),
        pen.solid(hair, '#5b3bb8'),
        drawFace(pen, { y: 258, gap: 132, kind: 'round', iris: '#2aa8e0', mouth: 'grin', drop: 40, brows: 'kind', size: 1.02 }),
        pen.solid(dome, '#bfe8ff', 'clear'),
        pen.rim(dome),
        pen.gloss(196, 130, 60, 22, -44, 0.9),
        pen.gloss(146, 224, 9, 34, 8, 0.8),
        pen.solid('M120 236C96 220 96 280 120 268ZM480 236C504 220 504 280 480 268Z', '#ff8a2e'),
        pen.solid('M298 62C270 44 230 44 190 20C230 22 250 18 282 20Z', '#ffb52e', 'glow'),
        pen.solid(star(306, 42, 44, { depth: 0.5, turn: 8 }), '#ffd23f'),
        drawArm(pen, { side: 'left', pose: 'down', color: '#f4f5ff', hand: '#ff8a2e', reach: 86, y: 418 }),
        drawArm(pen, { side: 'right', pose: 'wave', color: '#f4f5ff', hand: '#ff8a2e', reach: 90, y: 424 }),
      ];
    },
  },
  'barista-bot': {
    finish: 'metal',
    rank: 'last',
    draw: (pen) => {
      const head = 'M160 120C160 84 440 84 440 120L458 310C458 352 142 352 142 310Z';
      const screen = 'M176 168C176 144 424 144 424 168L432 292C432 318 168 318 168 292Z';
      const body = egg(300, 440, 236, 190, { cheek: 0.5, top: 0.8, bottom: 0.7 });
      const apron = 'M232 384C240 420 210 440 210 470C230 540 370 540 390 470C390 440 360 420 368 384C340 396 260 396 232 384Z';
      return [
        pen.ball(236, 532, 58, 26, '#c9743a'),
        pen.ball(364, 532, 58, 26, '#c9743a'),
        pen.solid(body, '#e9a06a'),
        pen.under(body, 0.5),
        pen.solid(apron, '#1f7a68', 'matte'),
        pen.solid('M262 446H338V480C338 500 262 500 262 480Z', '#2c9a84', 'matte'),
        pen.solid(limb(176, 404, 112, 452, 42, 40), '#e9a06a'),
        pen.ball(108, 458, 28, 28, '#8a4a2a', { finish: 'gloss' }),
        pen.solid('M110 210C84 206 84 270 110 266L150 262V214ZM490 210C516 206 516 270 490 266L450 262V214Z', '#8a4a2a', 'gloss'),
        pen.solid(head, '#f0ac74'),
        pen.rim(head),
        pen.solid(screen, '#1c1038', 'gloss'),
        drawEyes(pen, { y: 216, gap: 120, kind: 'lamp', iris: '#3ff0d0', size: 1.25 }),
        pen.line('M272 268Q300 292 328 268', '#7ffbe4', 9),
        pen.soft(196, 268, 30, 20, '#ff7fa0', 0.8),
        pen.soft(404, 268, 30, 20, '#ff7fa0', 0.8),
        pen.gloss(206, 178, 26, 8, -12, 0.5),
        pen.solid('M196 96C196 64 404 64 404 96Z', '#8a4a2a', 'gloss'),
        pen.solid('M206 78C240 30 360 30 394 78Z', '#d9f2ff', 'clear'),
        [[250, 62], [290, 50], [334, 58], [312, 68], [272, 70]].map(([x = 0, y = 0]) => pen.ball(x, y, 13, 9, '#5a2f1a', { finish: 'gloss' })).join(''),
        pen.line('M450 250C430 230 470 214 450 190M486 250C466 230 506 214 486 190', 'rgba(255,255,255,.6)', 9),
        pen.solid(limb(424, 404, 452, 352, 42, 40), '#e9a06a'),
        pen.solid('M414 270H524L510 352C506 372 432 372 428 352Z', '#fffaf0', 'gloss'),
        pen.line('M516 292C556 286 552 340 510 334', '#fff4e4', 12),
        pen.ball(469, 270, 55, 15, '#6b3a1c', { finish: 'gloss' }),
        pen.dot(469, 270, 24, 6, '#f8dcb4'),
        pen.solid('M440 300L469 330L498 300C498 284 474 284 469 298C464 284 440 284 440 300Z', '#e5344f', 'gloss'),
        pen.ball(448, 346, 26, 26, '#8a4a2a', { finish: 'gloss' }),
      ];
    },
  },
  'red-tail-rocket': {
    finish: 'metal',
    rank: 'rare',
    draw: (pen) => {
      const hull = 'M300 24C380 90 420 190 420 290C420 380 392 440 372 470H228C208 440 180 380 180 290C180 190 220 90 300 24Z';
      const fin = 'M190 330C120 360 84 440 96 548C130 520 180 500 232 470Z';
      return [
        pen.soft(300, 520, 110, 60, '#ffd23f', 0.9),
        pen.solid('M240 470C220 520 260 540 270 572C284 548 296 560 300 592C304 560 316 548 330 572C340 540 380 520 360 470Z', '#ff9a2e', 'glow'),
        pen.solid(fin, '#e5344f', 'gloss'),
        pen.solid(mirror(fin), '#e5344f', 'gloss'),
        pen.solid(limb(196, 370, 120, 330, 40, 38), '#dfe6f5'),
        pen.ball(116, 326, 25, 25, '#e5344f', { finish: 'gloss' }),
        pen.solid(limb(404, 370, 484, 396, 40, 38), '#dfe6f5'),
        pen.ball(488, 398, 25, 25, '#e5344f', { finish: 'gloss' }),
        pen.solid(hull, '#e6ecf8'),
        pen.within(hull, pen.solid('M170 20H430V150C390 172 210 172 170 150Z', '#e5344f', 'gloss') + pen.solid('M170 404C220 424 380 424 430 404V440C380 460 220 460 170 440Z', '#e5344f', 'gloss')),
        pen.rim(hull),
        pen.ball(300, 274, 108, 106, '#ffc93f'),
        pen.ball(300, 274, 92, 90, '#ffe3c9', { finish: 'matte' }),
        drawFace(pen, { y: 266, gap: 92, kind: 'round', iris: '#e5344f', mouth: 'open', drop: 30, brows: 'fierce', size: 0.9 }),
        pen.gloss(256, 216, 30, 13, -38, 0.8),
        pen.gloss(250, 110, 10, 44, 24, 0.8),
        pen.solid('M280 452H320V520C320 536 280 536 280 520Z', '#e5344f', 'gloss'),
        pen.solid('M452 420L548 396L560 448L464 472Z', '#d9a05c', 'matte'),
        pen.line('M500 408L512 460M458 446L554 422', '#fff0c8', 8),
      ];
    },
  },
  'saucer-taxi': {
    finish: 'glow',
    rank: 'rare',
    draw: (pen) => {
      const dish = 'M40 352C40 286 160 268 300 268S560 286 560 352S440 440 300 440S40 418 40 352Z';
      const glass = 'M156 300C140 110 460 110 444 300C430 330 170 330 156 300Z';
      return [
        `<g opacity=".85">${pen.fade('M210 410L110 556H490L390 410Z', '#ffe98a', '#ffe98a00')}</g>`,
        pen.solid(egg(300, 264, 210, 200), '#8ff0a8'),
        pen.rod('M262 176Q250 150 226 148M338 176Q350 150 374 148', '#6fd48c', 9),
        pen.ball(222, 148, 14, 14, '#ffe14d'),
        pen.ball(378, 148, 14, 14, '#ffe14d'),
        drawFace(pen, { y: 238, gap: 92, kind: 'happy', mouth: 'cat', drop: 28 }),
        pen.solid(glass, '#cfefff', 'clear'),
        pen.rim(glass),
        pen.gloss(204, 186, 36, 15, -52, 0.9),
        pen.solid(dish, '#ffc928', 'gloss'),
        pen.within(dish, Array.from({ length: 14 }, (_, i) => pen.flat(`M${20 + i * 42} ${346 + (i % 2) * 18}h42v18h-42z`, '#2a1440') ).join('')),
        pen.rim(dish),
        [120, 210, 300, 390, 480].map((x, i) => pen.soft(x, 408 - Math.abs(i - 2) * 14, 30, 30, '#fff6b0', 0.9) + pen.ball(x, 408 - Math.abs(i - 2) * 14, 15, 12, '#fff3a0')).join(''),
        pen.solid('M246 52H354L364 108H236Z', '#ffe14d'),
        pen.rod('M300 108V128', '#c99a1e', 16),
        pen.line('M254 70H276M265 70V94M284 94L292 70L300 94M308 70L322 94M322 70L308 94M334 70V94', '#2a1440', 6),
        pen.gloss(150, 300, 60, 9, -8, 0.8),
      ];
    },
  },
  'pixel-invader': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const head = 'M204 60H250V104H350V60H396V104H442V150H488V196H534V330H488V240H442V352H350V376H250V352H158V240H112V330H66V196H112V150H158V104H204Z';
      const edge = 'M204 104H250M350 104H396M158 150H442M112 196H488';
      return [
        drawSuit(pen, { color: '#4b2a9a', trim: '#ff5fd2', boots: '#ff5fd2', lights: ['#3fe0ff', '#ffe14d', '#ff5fd2'] }),
        pen.solid(head, '#9a5cff'),
        pen.within(head, `<g opacity=".35">${pen.line(edge, '#ffffff', 4)}</g>` + pen.flat('M66 318H112V330H66ZM488 318H534V330H488ZM158 334H442V352H158Z', '#5a2ac0', 0.7)),
        pen.rim(head),
        ...[222, 378].map((x) => pen.flat(`M${x - 36} 202H${x + 36}V290H${x - 36}Z`, '#1c0a3a') + pen.soft(x, 246, 56, 62, '#3fe0ff', 0.5) + pen.flat(`M${x - 22} 216H${x + 8}V246H${x + 22}V276H${x - 22}Z`, '#3ff0ff') + pen.flat(`M${x - 14} 224h14v14h-14z`, '#fff')),
        pen.flat('M272 290H286V304H314V290H328V318H272Z', '#1c0a3a'),
        pen.soft(170, 304, 34, 22, '#ff5fd2', 0.8),
        pen.soft(430, 304, 34, 22, '#ff5fd2', 0.8),
        pen.gloss(176, 168, 14, 10, 0, 0.8),
        pen.gloss(222, 78, 10, 12, 0, 0.8),
        pen.solid('M244 470C244 456 356 456 356 470V504C356 516 244 516 244 504Z', '#221040'),
        pen.rod('M300 464V428', '#e6ecf8', 11),
        pen.ball(300, 420, 19, 19, '#ff3f5f'),
        pen.dot(266, 484, 9, 9, '#3fe0ff'),
        pen.dot(334, 484, 9, 9, '#ffe14d'),
        drawArm(pen, { side: 'left', pose: 'hold', color: '#6b3fd0', hand: '#9a5cff', reach: 92, y: 420 }),
        drawArm(pen, { side: 'right', pose: 'hold', color: '#6b3fd0', hand: '#9a5cff', reach: 92, y: 420 }),
      ];
    },
  },
  'green-guest': {
    finish: 'glow',
    rank: 'common',
    draw: (pen) => {
      const skull = 'M300 40C440 40 510 130 486 226C468 300 380 376 300 376S132 300 114 226C90 130 160 40 300 40Z';
      const eye = 'M146 214C176 172 252 212 268 276C240 310 160 300 146 214Z';
      const shirt = egg(300, 444, 186, 170, { cheek: 0.68 });
      return [
        pen.soft(300, 220, 270, 250, '#7dff9a', 0.4),
        pen.solid(limb(262, 500, 258, 540, 52, 50), '#5ee07a'),
        pen.solid(limb(338, 500, 342, 540, 52, 50), '#5ee07a'),
        pen.solid('M206 552C206 534 290 534 290 552ZM310 552C310 534 394 534 394 552Z', '#ff8a5c', 'gloss'),
        pen.solid(shirt, '#ff6f9c', 'matte'),
        pen.within(shirt, [[236, 430], [290, 474], [356, 440], [250, 510], [340, 510], [300, 410]].map(([x = 0, y = 0]) => pen.flat(star(x, y, 19, { points: 6, depth: 0.5 }), '#fff0a8') + pen.dot(x, y, 5, 5, '#ff8a2e')).join('')),
        pen.under(shirt, 0.5),
        drawArm(pen, { side: 'left', pose: 'wave', color: '#5ee07a', reach: 74, y: 422, thick: 38 }),
        pen.solid(skull, '#5ee07a'),
        pen.rim(skull),
        pen.flat(eye, '#170a2b'),
        pen.flat(mirror(eye), '#170a2b'),
        pen.within(eye, pen.soft(250, 280, 70, 50, '#3fd0a0', 0.9)),
        pen.within(mirror(eye), pen.soft(350, 280, 70, 50, '#3fd0a0', 0.9)),
        pen.dot(188, 222, 17, 12, '#fff', { turn: 30 }),
        pen.dot(372, 236, 17, 12, '#fff', { turn: -30 }),
        drawMouth(pen, 'smile', 324),
        pen.soft(160, 296, 32, 20, '#ff7fa0', 0.7),
        pen.soft(440, 296, 32, 20, '#ff7fa0', 0.7),
        pen.gloss(212, 108, 52, 22, -32, 0.9),
        drawArm(pen, { side: 'right', pose: 'down', color: '#5ee07a', reach: 72, y: 416, thick: 38 }),
        pen.rod('M408 500C408 470 464 470 464 500', '#6b3a1c', 9),
        pen.solid('M378 500H494C502 500 502 556 494 556H378C370 556 370 500 378 500Z', '#b06a38', 'gloss'),
        pen.line('M400 502V554M472 502V554', '#ffd98a', 8),
        pen.dot(438, 528, 14, 12, '#ffe14d'),
      ];
    },
  },
  'ring-planet': {
    finish: 'clear',
    rank: 'common',
    draw: (pen) => {
      const globe = egg(300, 270, 350, 350);
      const back = 'M60 322C10 240 150 180 300 190S570 200 552 250';
      const front = 'M552 250C536 330 330 394 190 380C110 372 76 350 60 322';
      return [
        pen.rod(back, '#ffb25c', 26),
        pen.solid(limb(252, 430, 244, 530, 44, 42), '#ff9ad0', 'gloss'),
        pen.solid(limb(348, 430, 356, 530, 44, 42), '#ff9ad0', 'gloss'),
        pen.solid('M188 556C188 520 282 520 282 556ZM318 556C318 520 412 520 412 556Z', '#7b5cff', 'gloss'),
        pen.soft(300, 280, 190, 190, '#ff7ac0', 1),
        pen.solid(globe, '#ff7ac0'),
        pen.within(globe, pen.flat('M100 180C200 210 400 150 500 190V222C400 190 200 240 100 214ZM100 410C220 440 380 400 500 420V450C380 430 220 466 100 440Z', '#ffe0f2', 0.55)),
        pen.soft(360, 380, 110, 80, '#fff0b8', 0.7),
        pen.rim(globe),
        drawFace(pen, { y: 262, gap: 136, kind: 'wink', iris: '#d8308f', mouth: 'open', drop: 34, lashes: true, size: 1.05 }),
        pen.gloss(204, 160, 46, 20, -40, 0.9),
        pen.rod(front, '#ffc978', 26),
        pen.line('M548 262C526 330 340 386 196 372C130 366 92 350 72 328', '#ff8a5c', 6),
        [[110, 358], [230, 384], [400, 356], [514, 296]].map(([x = 0, y = 0], i) => pen.ball(x, y, 13, 13, ['#7fe6ff', '#ff7ac0', '#fff08a', '#b79bff'][i] ?? '#fff', { finish: 'gloss' })).join(''),
        pen.solid(limb(150, 400, 108, 440, 36, 34), '#ff9ad0', 'gloss'),
        pen.solid(limb(452, 396, 510, 350, 36, 34), '#ff9ad0', 'gloss'),
      ];
    },
  },
  'nosy-telescope': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => [
      pen.rod('M300 380L180 540M300 380L420 540M300 380V548', '#c98a3a', 26),
      [180, 300, 420].map((x) => pen.ball(x, 544, 32, 17, '#2b3f9a')).join(''),
      `<g transform="rotate(-24 300 240)">`,
      pen.solid('M392 176H500C514 176 514 292 500 292H392Z', '#ffc93f', 'metal'),
      pen.solid('M486 196H534C548 196 548 272 534 272H486Z', '#2b3f9a'),
      pen.solid('M200 130H410C424 130 424 340 410 340H200Z', '#3d62d8'),
      pen.solid('M330 128H352V342H330Z', '#ffc93f', 'metal'),
      `</g>`,
      pen.ball(186, 286, 158, 158, '#ffc93f', { finish: 'metal' }),
      pen.ball(186, 286, 132, 132, '#fffdf6', { finish: 'matte' }),
      pen.ball(182, 290, 92, 94, '#3fb0e8'),
      pen.ball(180, 292, 54, 56, '#1a0a2e'),
      pen.dot(146, 250, 28, 32, '#fff', { turn: 20 }),
      pen.dot(216, 334, 13, 13, '#fff', { opacity: 0.85 }),
      pen.solid('M38 236C60 120 310 116 334 236C270 200 110 196 38 236Z', '#2f4fc0'),
      pen.solid(limb(350, 400, 440, 430, 38, 36), '#3d62d8'),
      pen.ball(444, 432, 23, 23, '#ffc93f'),
      pen.solid(limb(270, 420, 196, 470, 38, 36), '#3d62d8'),
      pen.ball(192, 474, 23, 23, '#ffc93f'),
      pen.gloss(360, 150, 50, 12, -24, 0.8),
    ],
  },
  'signal-dish': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => [
      drawSuit(pen, { color: '#e6ecf8', trim: '#16b8a8', boots: '#16b8a8', lights: ['#16b8a8', '#ffd23f', '#ff6f9c'] }),
      drawArm(pen, { side: 'left', pose: 'out', color: '#e6ecf8', hand: '#16b8a8', reach: 86, y: 424 }),
      drawArm(pen, { side: 'right', pose: 'wave', color: '#e6ecf8', hand: '#16b8a8', reach: 86, y: 428 }),
      `<g transform="rotate(-14 300 240)">`,
      pen.ball(300, 240, 208, 160, '#16b8a8'),
      pen.ball(300, 234, 188, 142, '#f2f6ff', { finish: 'pearl' }),
      pen.line('M140 234C180 330 420 330 460 234M190 150C230 190 370 190 410 150', 'rgba(120,120,180,.22)', 5),
      drawFace(pen, { y: 262, gap: 176, kind: 'happy', mouth: 'sing', drop: 36, size: 1.1 }),
      pen.rod('M300 220L300 80M220 170L300 96L380 170', '#8c9bb8', 10),
      pen.soft(300, 72, 60, 60, '#ff6f9c', 0.7),
      pen.ball(300, 74, 28, 28, '#ff4f7f'),
      pen.gloss(292, 64, 9, 6),
      `</g>`,
      pen.line('M64 130V78L104 66V116', '#ffe08a', 8),
      pen.dot(52, 132, 14, 11, '#ffe08a', { turn: -20 }),
      pen.dot(92, 118, 14, 11, '#ffe08a', { turn: -20 }),
      pen.line('M486 76Q520 96 518 138M506 44Q562 76 556 146', '#7ff0e0', 9),
    ],
  },
  'cheese-moon': {
    finish: 'glow',
    rank: 'common',
    draw: (pen) => {
      const moon = 'M366 44C230 30 90 130 90 300S230 566 380 552C446 546 490 516 510 480C410 510 300 440 296 300C292 190 350 110 430 76C410 58 390 48 366 44Z';
      return [
        pen.soft(290, 300, 290, 290, '#ffe98a', 0.5),
        pen.solid(moon, '#ffd23f'),
        pen.within(moon, [[140, 200, 26], [262, 96, 20], [130, 380, 32], [240, 500, 28], [360, 520, 20], [330, 70, 13]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.9, '#d9920f', { opacity: 0.85 }) + pen.dot(x + 3, y + 4, r * 0.8, r * 0.7, '#f0ae1c')).join('')),
        pen.rim(moon),
        drawFace(pen, { x: 204, y: 284, gap: 106, kind: 'shut', mouth: 'cat', drop: 38, size: 0.95 }),
        pen.gloss(206, 130, 40, 15, -46, 0.9),
        pen.ball(372, 356, 28, 30, '#b9a6e6', { finish: 'matte' }),
        pen.ball(452, 356, 28, 30, '#b9a6e6', { finish: 'matte' }),
        pen.soft(372, 358, 17, 19, '#ff8fb8', 0.9),
        pen.soft(452, 358, 17, 19, '#ff8fb8', 0.9),
        pen.solid(egg(412, 462, 92, 96), '#b9a6e6', 'matte'),
        pen.solid(egg(412, 394, 104, 90, { cheek: 0.6 }), '#c9b8f0', 'matte'),
        drawFace(pen, { x: 412, y: 392, gap: 50, kind: 'bead', mouth: 'cat', drop: 24, size: 0.72 }),
        pen.rod('M452 490C510 500 520 440 494 430', '#e09ab8', 8),
        pen.solid('M384 444L440 436L436 478Z', '#ffb52e', 'matte'),
      ];
    },
  },
};
