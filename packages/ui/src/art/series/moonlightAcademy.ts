import type { Toy } from '../forge/Toy.ts';
import { drawArm } from '../forge/drawArm.ts';
import { drawBody } from '../forge/drawBody.ts';
import { drawCoat } from '../forge/drawCoat.ts';
import { drawEyes } from '../forge/drawEyes.ts';
import { drawFace } from '../forge/drawFace.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';
import { star } from '../forge/star.ts';

const face = egg(300, 244, 300, 256, { cheek: 0.62, bottom: 0.56 });
const skin = '#ffd9c0';

/** Pupils and teachers of a school by night: children's faces, large eyes, hair and hats that give the outline. */
export const moonlightAcademy: Readonly<Record<string, Toy>> = {
  'blue-hat-mage': {
    finish: 'gloss',
    rank: 'top',
    draw: (pen) => {
      const hat = 'M134 206C190 180 190 150 214 110C246 60 300 20 390 4C440 -2 470 30 462 60C440 40 410 50 404 80C400 130 430 176 466 206C420 236 180 236 134 206Z';
      const brim = 'M60 214C60 178 190 168 300 168S540 178 540 214S430 254 300 254S60 250 60 214Z';
      const hair = 'M146 226C128 300 140 350 170 370C176 340 168 300 190 262H410C432 300 424 340 430 370C460 350 472 300 454 226Z';
      return [
        drawCoat(pen, { color: '#2f52d6', trim: '#ffd257', width: 272, inside: '#f0f2ff' }),
        pen.solid(hair, '#eef0ff', 'pearl'),
        pen.solid(face, skin, 'matte'),
        pen.rim(face),
        drawFace(pen, { y: 282, gap: 136, kind: 'round', iris: '#3a7bff', mouth: 'smile', drop: 40, size: 1.05 }),
        pen.line('M262 282C262 302 248 316 230 316S198 302 198 282S212 250 230 250S262 266 262 282ZM402 282C402 302 388 316 370 316S338 302 338 282S352 250 370 250S402 266 402 282ZM262 278Q300 266 338 278', '#e0a52e', 6),
        pen.solid('M150 220C190 262 236 244 250 222C280 264 330 262 348 222C370 250 420 258 450 220Z', '#eef0ff', 'pearl'),
        pen.solid(brim, '#2440b4'),
        pen.solid(hat, '#3559e6'),
        pen.rim(hat),
        pen.solid('M150 200C200 226 400 226 450 200L440 172C390 196 210 196 166 172Z', '#ffd257', 'metal'),
        pen.flat(star(300, 112, 30), '#ffe28a'),
        pen.flat('M354 70C330 76 326 110 352 118C334 130 312 112 316 92S338 66 354 70Z', '#ffe28a'),
        pen.flat(star(232, 150, 14), '#ffe28a'),
        pen.solid(egg(404, 156, 84, 72), '#3a2a55', 'matte'),
        pen.solid('M368 142L364 104L392 126ZM440 142L446 104L416 126Z', '#3a2a55', 'matte'),
        drawEyes(pen, { x: 404, y: 154, gap: 36, kind: 'lamp', iris: '#ffd23f', size: 0.42 }),
        pen.rod('M470 548L470 300', '#8a5634', 15),
        pen.soft(470, 274, 70, 70, '#8fe0ff', 0.9),
        pen.ball(470, 276, 34, 34, '#7fd0ff', { finish: 'glow' }),
        drawArm(pen, { side: 'right', pose: 'out', color: '#2f52d6', hand: skin, reach: 70, y: 412 }),
        drawArm(pen, { side: 'left', pose: 'down', color: '#2f52d6', hand: skin, reach: 66, y: 412 }),
      ];
    },
  },
  'moon-princess': {
    finish: 'pearl',
    rank: 'top',
    draw: (pen) => {
      const back = 'M300 80C440 80 492 190 482 300C476 400 520 470 500 520C450 500 430 440 430 380C390 430 210 430 170 380C170 440 150 500 100 520C80 470 124 400 118 300C108 190 160 80 300 80Z';
      const fringe = 'M146 256C132 130 220 96 300 98C380 96 468 130 454 256C430 236 424 200 396 172C350 210 250 220 190 184C172 206 168 238 146 256Z';
      const gown = (y: number, wide: number): string => `M240 ${y - 70}C220 ${y - 40} ${300 - wide} ${y - 20} ${300 - wide} ${y}C${300 - wide} ${y + 26} ${300 + wide} ${y + 26} ${300 + wide} ${y}C${300 + wide} ${y - 20} 380 ${y - 40} 360 ${y - 70}Z`;
      return [
        pen.solid(back, '#b59bff'),
        pen.solid(gown(530, 176), '#ffe9a8'),
        pen.solid(gown(488, 138), '#fff1c8'),
        pen.solid(gown(440, 96), '#ffe9a8'),
        pen.under(gown(440, 96), 0.5),
        [-140, -84, -28, 28, 84, 140].map((x) => pen.flat(star(300 + x, 534, 12), '#c99bff')).join(''),
        pen.ball(138, 116, 62, 60, '#b59bff'),
        pen.ball(462, 116, 62, 60, '#b59bff'),
        pen.solid(face, '#ffe2d2', 'matte'),
        pen.rim(face),
        pen.solid(fringe, '#c3acff'),
        drawFace(pen, { y: 272, gap: 138, kind: 'round', iris: '#7b4dff', mouth: 'smile', drop: 42, lashes: true, size: 1.12 }),
        pen.gloss(220, 140, 44, 14, -24, 0.8),
        pen.soft(300, 70, 90, 70, '#fff0a8', 0.8),
        pen.solid('M338 20C290 20 268 50 274 84C280 116 320 128 346 112C316 108 300 88 302 64C304 42 318 26 338 20Z', '#ffd257', 'metal'),
        pen.solid('M200 122C240 100 360 100 400 122L396 138C360 118 240 118 204 138Z', '#ffd257', 'metal'),
        drawArm(pen, { side: 'left', pose: 'hold', color: '#ffe2d2', reach: 74, y: 404, thick: 42 }),
        drawArm(pen, { side: 'right', pose: 'wave', color: '#ffe2d2', reach: 74, y: 420, thick: 42 }),
      ];
    },
  },
  'night-count': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const cape = 'M230 380C130 400 96 480 80 548C120 530 150 540 180 552C220 530 380 530 420 552C450 540 480 530 520 548C504 480 470 400 370 380Z';
      const collar = 'M240 396C190 380 120 330 108 262C170 280 250 320 280 384Z';
      const hair = 'M140 244C120 110 220 76 300 78C380 76 480 110 460 244C440 214 436 180 412 168C380 176 330 160 300 214C270 160 220 176 188 168C164 180 160 214 140 244Z';
      return [
        pen.solid(cape, '#31204f'),
        pen.rim(cape),
        drawBody(pen, { color: '#2a1c44', belly: '#f5f0ff', shoes: '#120a22', width: 140, legs: '#2a1c44' }),
        pen.solid('M282 400L300 424L318 400L326 440L300 452L274 440Z', '#d8203f'),
        pen.solid(collar, '#d8203f'),
        pen.solid(mirror(collar), '#d8203f'),
        pen.solid('M150 250C120 220 108 250 122 280C132 300 150 300 158 290ZM450 250C480 220 492 250 478 280C468 300 450 300 442 290Z', '#d9cdf2', 'matte'),
        pen.solid(face, '#e6dcf8', 'matte'),
        pen.rim(face),
        pen.solid(hair, '#241436'),
        pen.gloss(220, 118, 48, 14, -22, 0.7),
        drawFace(pen, { y: 264, gap: 136, kind: 'sleepy', iris: '#e0203f', lid: '#bfaee0', mouth: 'fang', drop: 42, brows: 'fierce', size: 1.08, blush: '#c77be0' }),
        drawArm(pen, { side: 'left', pose: 'down', color: '#31204f', hand: '#e6dcf8', reach: 70, y: 412 }),
        pen.solid('M432 330H508L500 408C500 424 440 424 440 408Z', '#ffd9d9', 'clear'),
        pen.solid('M436 350H504L499 406C499 420 441 420 441 406Z', '#e8323a'),
        pen.rod('M474 344L492 290', '#fff4e4', 9),
        pen.solid('M424 336C430 316 452 316 456 336Z', '#4fae3c'),
        drawArm(pen, { side: 'right', pose: 'point', color: '#31204f', hand: '#e6dcf8', reach: 70, y: 412 }),
      ];
    },
  },
  'forest-elf': {
    finish: 'matte',
    rank: 'rare',
    draw: (pen) => {
      const hood = 'M300 40C340 70 470 110 470 250C470 350 410 384 300 384S130 350 130 250C130 110 260 70 300 40Z';
      const ear = 'M160 250C110 214 60 206 22 214C50 262 100 300 164 296Z';
      const fringe = 'M170 240C166 160 240 130 300 132C380 130 436 170 430 240C410 226 400 206 392 190C360 214 320 210 306 188C280 222 216 218 204 192C196 214 188 230 170 240Z';
      return [
        pen.rod('M474 220C560 300 560 430 474 540', '#8a5634', 14),
        pen.line('M474 220V540', '#fff4e4', 4),
        drawCoat(pen, { color: '#3f8a4a', trim: '#c9e06a', shoes: '#8a5634', width: 220, inside: '#e8d8a8' }),
        pen.solid(ear, '#ffdcb8'),
        pen.solid(mirror(ear), '#ffdcb8'),
        pen.soft(100, 244, 40, 20, '#ff7f7f', 0.7),
        pen.soft(500, 244, 40, 20, '#ff7f7f', 0.7),
        pen.solid(hood, '#4fa858'),
        pen.rim(hood),
        pen.solid(egg(300, 258, 266, 226, { cheek: 0.6 }), '#ffdcb8'),
        pen.solid(fringe, '#ff8a3d', 'gloss'),
        drawFace(pen, { y: 272, gap: 126, kind: 'wink', iris: '#2f9a4a', mouth: 'grin', drop: 40, size: 1.05 }),
        pen.solid('M300 52C260 50 240 20 250 -8C290 -4 312 20 300 52Z', '#9ad84a', 'gloss'),
        pen.solid('M300 52C330 56 368 40 372 12C336 8 306 22 300 52Z', '#7cc23a', 'gloss'),
        pen.solid('M280 392L300 376L320 392L312 416H288Z', '#c9e06a', 'gloss'),
        drawArm(pen, { side: 'left', pose: 'hold', color: '#3f8a4a', hand: '#ffdcb8', reach: 70, y: 412 }),
        drawArm(pen, { side: 'right', pose: 'point', color: '#3f8a4a', hand: '#ffdcb8', reach: 70, y: 412 }),
      ];
    },
  },
  'lamp-genie': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const smoke = 'M214 392C210 450 300 440 300 486C300 520 250 510 250 532H330C380 520 400 480 370 452C392 430 392 410 386 392Z';
      const lamp = 'M150 520C180 484 390 480 420 512C456 508 470 484 520 472C500 520 450 556 400 560H200C160 560 130 540 150 520Z';
      return [
        pen.rod('M160 530C90 520 90 580 150 560', '#ffc93f', 15),
        pen.solid(smoke, '#45c8e8', 'pearl'),
        pen.solid(lamp, '#ffc93f', 'metal'),
        pen.gloss(240, 512, 40, 7, -6),
        pen.solid(egg(300, 404, 196, 130, { cheek: 0.42 }), '#3fa8e8'),
        pen.solid('M206 380C220 440 270 456 290 456L300 430L310 456C330 456 380 440 394 380L350 366L300 410L250 366Z', '#8a3bd0', 'matte'),
        pen.solid('M160 250C126 220 112 250 126 282C136 300 158 300 166 290ZM440 250C474 220 488 250 474 282C464 300 442 300 434 290Z', '#4fb8f5'),
        pen.ball(132, 300, 15, 17, '#ffc93f', { finish: 'metal' }),
        pen.ball(468, 300, 15, 17, '#ffc93f', { finish: 'metal' }),
        pen.solid(face, '#4fb8f5'),
        pen.rim(face),
        pen.solid('M272 128C268 96 280 80 268 56C262 30 300 10 330 24C350 36 340 56 326 60C340 80 330 104 330 128Z', '#2a1c44'),
        pen.solid('M262 114H338V136H262Z', '#ffc93f', 'metal'),
        drawFace(pen, { y: 252, gap: 138, kind: 'round', iris: '#1f6fd0', mouth: 'open', drop: 40, brows: 'kind', size: 1.1 }),
        pen.gloss(206, 168, 34, 14, -38),
        drawArm(pen, { side: 'left', pose: 'out', color: '#4fb8f5', reach: 78, y: 402 }),
        drawArm(pen, { side: 'right', pose: 'wave', color: '#4fb8f5', reach: 84, y: 410 }),
        pen.soft(494, 320, 60, 60, '#fff0a8', 0.9),
        pen.solid('M494 268L506 304H546L514 328L526 364L494 342Z', '#ffd23f', 'glow'),
        pen.line('M494 268L482 304H442L474 328L462 364L494 342', '#ffe9a0', 5),
      ];
    },
  },
  'silent-ninja': {
    finish: 'matte',
    rank: 'common',
    zoom: 1.06,
    draw: (pen) => {
      const hood = egg(300, 226, 340, 290, { cheek: 0.58 });
      const slot = 'M156 226C156 184 444 184 444 226C450 290 400 296 300 296S150 290 156 226Z';
      const ribbon = 'M440 150C500 120 530 150 580 110C580 150 560 176 530 182C560 190 560 214 590 226C540 250 480 220 440 180Z';
      return [
        pen.rod('M170 430L90 250', '#c9d2e6', 13),
        pen.rod('M128 338L150 328', '#ffc93f', 22),
        pen.solid(ribbon, '#e5344f', 'gloss'),
        drawBody(pen, { color: '#2e3350', shoes: '#1c2038', width: 172 }),
        pen.solid('M214 452C260 470 340 470 386 452V476C340 494 260 494 214 476Z', '#e5344f', 'gloss'),
        drawArm(pen, { side: 'left', pose: 'down', color: '#2e3350', hand: '#4a5070', reach: 74, y: 412 }),
        pen.solid(hood, '#383e60'),
        pen.rim(hood),
        pen.solid('M132 172C180 130 420 130 468 172L470 206C420 166 180 166 130 206Z', '#e5344f', 'gloss'),
        pen.solid('M236 148H364V186H236Z', '#c9d2e6', 'metal'),
        pen.flat('M312 152C286 156 286 180 312 182C298 190 276 182 276 167S298 146 312 152Z', '#3a4060'),
        pen.solid(slot, skin, 'matte'),
        drawFace(pen, { y: 244, gap: 144, kind: 'sleepy', iris: '#5a3a8a', lid: '#f0b898', brows: 'fierce', size: 1.08 }),
        pen.solid('M232 368C260 384 340 384 368 368C400 380 400 410 368 414C340 424 260 424 232 414C200 410 200 380 232 368Z', '#e5344f', 'gloss'),
        drawArm(pen, { side: 'right', pose: 'wave', color: '#2e3350', hand: '#4a5070', reach: 78, y: 426 }),
        pen.solid(star(480, 372, 46, { points: 4, depth: 0.34, turn: 20 }), '#c9d2e6', 'metal'),
        pen.dot(480, 372, 9, 9, '#2e3350'),
      ];
    },
  },
  'cape-hero': {
    finish: 'gloss',
    rank: 'common',
    zoom: 1.04,
    draw: (pen) => {
      const cape = 'M230 384C140 410 70 470 40 520C110 510 140 540 170 552C260 520 340 520 430 552C460 540 490 500 540 520C510 470 460 410 370 384Z';
      const hair = 'M146 244C126 140 200 96 250 92C260 60 330 40 366 66C340 70 340 84 344 92C410 96 476 140 454 244C436 226 430 196 404 178C360 200 250 206 196 178C170 196 164 226 146 244Z';
      const mask = 'M150 254C190 222 260 232 300 250C340 232 410 222 450 254C456 300 420 318 372 314C340 314 320 292 300 288C280 292 260 314 228 314C180 318 144 300 150 254Z';
      return [
        pen.solid(cape, '#e5343f'),
        pen.rim(cape),
        drawBody(pen, { color: '#ffc928', shoes: '#e5343f', legs: '#2f6fe0', width: 176 }),
        pen.flat(star(300, 448, 36), '#e5343f'),
        pen.solid(face, '#e8b088', 'matte'),
        pen.rim(face),
        pen.solid(hair, '#3a2418'),
        pen.gloss(226, 128, 40, 14, -24, 0.6),
        pen.solid(mask, '#2f6fe0'),
        drawFace(pen, { y: 268, gap: 138, kind: 'round', iris: '#2f6fe0', mouth: 'grin', drop: 54, size: 0.95 }),
        pen.solid('M240 376C270 396 330 396 360 376L366 404C330 420 270 420 234 404Z', '#e5343f'),
        drawArm(pen, { side: 'left', pose: 'out', color: '#ffc928', hand: '#e8b088', reach: 76, y: 414 }),
        drawArm(pen, { side: 'right', pose: 'up', color: '#ffc928', hand: '#e8b088', reach: 104, y: 420 }),
        pen.ball(496, 268, 56, 56, '#ffffff'),
        pen.within(egg(496, 268, 112, 112), pen.flat(star(496, 268, 26, { depth: 0.8 }), '#2a1440') + pen.line('M496 242V212M521 260L552 246M512 290L530 316M480 290L462 316M471 260L440 246', '#2a1440', 5)),
      ];
    },
  },
  'masked-rival': {
    finish: 'gloss',
    rank: 'common',
    zoom: 1.02,
    draw: (pen) => {
      const hair = 'M150 330C110 240 140 140 300 136C460 140 490 240 450 330C440 290 440 240 410 210C350 250 240 240 190 210C160 240 160 290 150 330Z';
      const half = 'M300 236C340 214 420 214 446 236C460 290 430 330 372 326C330 322 306 290 300 236Z';
      return [
        pen.solid('M230 386C150 420 120 490 110 548C200 530 400 530 490 548C480 490 450 420 370 386Z', '#5a1fa0'),
        drawBody(pen, { color: '#3a1a5e', belly: '#ffffff', shoes: '#1a0a2e', width: 156 }),
        pen.solid('M262 394L300 412L262 432ZM338 394L300 412L338 432Z', '#22d0b0'),
        pen.solid(face, '#f6cdb0', 'matte'),
        pen.rim(face),
        pen.solid(hair, '#22b89a'),
        drawFace(pen, { y: 270, gap: 138, kind: 'round', iris: '#22a08a', mouth: 'smile', drop: 52, size: 1.05 }),
        pen.solid(half, '#fffaf2'),
        pen.flat('M322 262Q372 236 424 262Q410 300 372 300T322 262Z', '#2a1440'),
        drawEyes(pen, { x: 372, y: 272, gap: 0, kind: 'lamp', iris: '#b46bff', size: 0.6 }),
        pen.line('M400 312C394 340 402 344 398 360', '#b46bff', 7),
        pen.solid('M196 42H404L416 160C380 184 220 184 184 160Z', '#2e1450'),
        pen.solid('M188 126C240 150 360 150 412 126L416 160C380 184 220 184 184 160Z', '#b46bff'),
        pen.solid('M110 172C110 146 490 146 490 172S400 206 300 206S110 198 110 172Z', '#2e1450'),
        pen.ball(300, 42, 104, 18, '#4a2480'),
        pen.gloss(222, 92, 10, 34, 6, 0.7),
        drawArm(pen, { side: 'left', pose: 'hold', color: '#3a1a5e', hand: '#ffffff', reach: 74, y: 410 }),
        pen.rod('M472 300L496 440', '#ffc93f', 13),
        pen.flat('M490 436L506 434L502 464Z', '#2a1440'),
        drawArm(pen, { side: 'right', pose: 'point', color: '#3a1a5e', hand: '#ffffff', reach: 74, y: 412 }),
      ];
    },
  },
  'star-fairy': {
    finish: 'glow',
    rank: 'common',
    draw: (pen) => {
      const head = 'M300 34C324 34 340 116 364 138C390 158 500 146 512 172C520 196 440 240 434 272C428 306 482 378 462 394C440 408 350 360 300 360S160 408 138 394C118 378 172 306 166 272C160 240 80 196 88 172C100 146 210 158 236 138C260 116 276 34 300 34Z';
      const wing = 'M250 440C190 360 80 370 76 430C80 480 160 500 246 470Z';
      return [
        pen.soft(300, 250, 280, 270, '#ffe98a', 0.5),
        pen.solid(wing, '#a8f5e4', 'pearl'),
        pen.solid(mirror(wing), '#a8f5e4', 'pearl'),
        drawCoat(pen, { color: '#ff9fd0', trim: '#fff3b8', shoes: '#ffd23f', width: 190 }),
        pen.solid(head, '#ffd84a'),
        pen.rim(head),
        drawFace(pen, { y: 254, gap: 130, kind: 'round', iris: '#f0762e', mouth: 'open', drop: 40, lashes: true, size: 1.05 }),
        pen.gloss(266, 130, 14, 40, 18, 0.9),
        pen.gloss(146, 186, 24, 8, 8, 0.9),
        drawArm(pen, { side: 'left', pose: 'out', color: '#ffe9a0', reach: 56, y: 412, thick: 38 }),
        drawArm(pen, { side: 'right', pose: 'point', color: '#ffe9a0', reach: 56, y: 414, thick: 38 }),
        pen.solid('M420 430L500 410L514 480L434 500Z', '#ffffff', 'matte'),
        pen.line('M440 446L484 436', '#c9b8f0', 5),
        pen.flat(star(474, 468, 19), '#ff5d8a'),
      ];
    },
  },
  'wink-ghost': {
    finish: 'glow',
    rank: 'common',
    draw: (pen) => {
      const ghost = 'M300 90C430 90 476 190 476 310C476 390 500 450 500 500C500 550 450 556 430 524C410 560 360 566 344 530C324 566 276 566 256 530C240 566 190 560 170 524C150 556 100 550 100 500C100 450 124 390 124 310C124 190 170 90 300 90Z';
      return [
        pen.soft(300, 320, 280, 270, '#9fe8ff', 0.5),
        pen.solid(ghost, '#c4ecff'),
        pen.rim(ghost),
        pen.soft(300, 500, 180, 70, '#6a9bff', 0.35),
        drawFace(pen, { y: 262, gap: 142, kind: 'wink', iris: '#4a7bff', mouth: 'open', drop: 42, size: 1.2 }),
        pen.solid('M292 330C288 372 328 372 324 330Z', '#ff6f8f', 'gloss'),
        pen.gloss(196, 190, 34, 18, -52, 0.95),
        pen.solid(limb(150, 390, 84, 344, 56, 40), '#c4ecff'),
        pen.solid(limb(450, 390, 512, 424, 56, 40), '#c4ecff'),
        pen.solid('M268 414L300 398L332 414L316 436L330 506L300 530L270 506L284 436Z', '#e5344f', 'gloss'),
        pen.flat('M276 470L326 450V470L274 492Z', '#ffd257'),
        pen.solid('M184 136C196 70 404 70 416 136C420 160 180 160 184 136Z', '#2b3f9a', 'gloss'),
        pen.solid('M150 146C170 120 400 124 470 150C470 172 400 160 300 160S150 168 150 146Z', '#1f2f7a', 'gloss'),
        pen.ball(300, 82, 15, 12, '#ffd257', { finish: 'metal' }),
        pen.flat(star(300, 118, 18), '#ffd257'),
      ];
    },
  },
};
