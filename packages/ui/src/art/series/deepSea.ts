import type { Toy } from '../forge/Toy.ts';
import { drawEyes } from '../forge/drawEyes.ts';
import { drawFace } from '../forge/drawFace.ts';
import { drawMouth } from '../forge/drawMouth.ts';
import { drawWave } from '../forge/drawWave.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';
import { spiral } from '../forge/spiral.ts';
import { star } from '../forge/star.ts';

/** A village under the sea: no feet, fins and tentacles on a splash of water, eyes far apart. */
export const deepSea: Readonly<Record<string, Toy>> = {
  'singing-mermaid': {
    finish: 'pearl',
    rank: 'top',
    draw: (pen) => {
      const back = 'M300 60C450 60 510 170 494 280C484 350 530 390 510 470C470 500 440 460 436 400C390 450 210 450 164 400C160 460 130 500 90 470C70 390 116 350 106 280C90 170 150 60 300 60Z';
      const fringe = 'M140 250C120 120 220 80 310 86C400 84 482 130 460 250C440 230 428 200 420 176C380 190 320 190 270 150C250 190 190 200 166 200C156 216 150 236 140 250Z';
      const tail = 'M226 430C216 520 300 548 390 530C440 520 470 500 500 480C486 450 500 420 540 410C536 440 556 460 590 462C590 500 550 520 520 520C480 570 380 584 300 570C220 556 190 500 204 430Z';
      const face = egg(300, 246, 290, 246, { cheek: 0.62 });
      return [
        pen.solid(back, '#ff6f8f'),
        pen.solid(egg(300, 430, 150, 170), '#ffdcc8', 'matte'),
        pen.solid(tail, '#1fc0a4'),
        pen.within(tail, pen.line('M210 470q22 22 44 0q22 22 44 0M220 506q22 22 44 0q22 22 44 0q22 22 44 0M270 542q22 22 44 0q22 22 44 0q22 22 44 0', '#0f8f80', 6)),
        pen.rim(tail),
        pen.solid('M244 420C230 396 270 384 298 410C330 384 370 396 356 420C350 446 316 446 300 428C284 446 250 446 244 420Z', '#b78bff'),
        pen.solid(face, '#ffe0cc', 'matte'),
        pen.rim(face),
        pen.solid(fringe, '#ff86a0'),
        pen.gloss(216, 132, 46, 14, -28, 0.8),
        drawFace(pen, { y: 270, gap: 140, kind: 'shut', mouth: 'sing', drop: 42, size: 1.12 }),
        pen.solid(star(430, 136, 52, { depth: 0.56, turn: 14 }), '#ffb52e', 'gloss'),
        [[160, 150], [196, 116]].map(([x = 0, y = 0]) => pen.ball(x, y, 15, 15, '#fff8ff')).join(''),
        pen.solid(limb(232, 404, 178, 372, 40, 36), '#ffdcc8', 'matte'),
        pen.solid(limb(368, 404, 428, 366, 40, 36), '#ffdcc8', 'matte'),
        pen.line('M512 210V150L556 138V196', '#ffe9a0', 9),
        pen.dot(498, 212, 17, 13, '#ffe9a0', { turn: -20 }),
        pen.dot(542, 198, 17, 13, '#ffe9a0', { turn: -20 }),
        pen.line('M52 250V196', '#ffe9a0', 9),
        pen.dot(40, 252, 16, 12, '#ffe9a0', { turn: -20 }),
      ];
    },
  },
  'fountain-whale': {
    finish: 'gloss',
    rank: 'last',
    draw: (pen) => {
      const body = 'M60 370C60 240 170 180 290 180C430 180 500 270 500 372C500 480 420 548 280 548C140 548 60 480 60 370Z';
      const belly = 'M60 396C140 440 400 440 500 400C490 490 410 552 280 552C140 552 70 480 60 396Z';
      const fluke = 'M446 420C500 400 520 350 516 300C480 290 460 250 470 220C510 224 534 244 540 270C552 246 576 232 600 234C604 270 584 296 556 304C570 400 530 500 440 500Z';
      return [
        pen.solid('M280 196C270 130 276 100 300 80C324 100 330 130 316 196Z', '#9fe4ff'),
        pen.solid('M296 110C240 30 160 50 160 120C160 150 200 150 204 124C210 96 250 90 296 130Z', '#9fe4ff'),
        pen.solid('M300 110C360 30 440 50 440 120C440 150 400 150 396 124C390 96 350 90 304 130Z', '#9fe4ff'),
        pen.solid('M300 116C262 50 280 20 300 8C322 20 340 50 300 116Z', '#d4f4ff'),
        [[150, 176, 13], [446, 176, 13], [188, 164, 8], [412, 168, 8]].map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r * 1.25, '#bdeeff')).join(''),
        pen.solid(fluke, '#2f7ff0'),
        pen.solid(body, '#3f92ff'),
        pen.within(body, pen.solid(belly, '#eaf6ff', 'pearl') + pen.line('M130 446V560M190 458V560M250 462V560M310 462V560M370 456V560M430 440V560', '#a9cdf0', 6)),
        pen.rim(body),
        drawFace(pen, { x: 270, y: 340, gap: 240, kind: 'round', iris: '#2ad0e8', lashes: true, size: 1.2 }),
        drawMouth(pen, 'open', 388, { x: 270, size: 1.15 }),
        pen.gloss(150, 252, 64, 20, -34),
        pen.gloss(92, 330, 9, 26, 14),
        pen.solid('M176 440C120 450 90 500 100 536C140 540 190 510 208 470Z', '#2f7ff0'),
        pen.solid('M372 440C420 450 450 490 446 532C410 540 366 510 350 470Z', '#2f7ff0'),
        ...[[64, 520, '#ff7fb0'], [520, 530, '#ffd257']].map(([x, y, color]) => pen.rod(`M${x} 560V${Number(y) + 8}`, '#3fae5a', 8) + pen.solid(star(Number(x), Number(y) - 6, 30, { points: 6, depth: 0.56 }), String(color)) + pen.ball(Number(x), Number(y) - 6, 9, 9, '#fff3c0')),
      ];
    },
  },
  'tailor-octopus': {
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
        [[106, 452], [166, 512], [250, 520], [350, 520], [434, 512]].map(([x = 0, y = 0]) => pen.dot(x, y, 8, 8, '#ffc4e8', { opacity: 0.9 })).join(''),
        pen.solid(head, '#a95cf0'),
        pen.rim(head),
        [[180, 120, 20], [226, 84, 13], [430, 150, 17], [398, 106, 10]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.85, '#7a35c8', { opacity: 0.7 })).join(''),
        drawFace(pen, { y: 244, gap: 190, kind: 'round', iris: '#ff6fb8', mouth: 'cat', drop: 42, brows: 'shy', size: 1.15 }),
        pen.line('M445 244C445 276 424 296 395 296S345 276 345 244S366 192 395 192S445 212 445 244ZM440 270L462 360', '#ffc93f', 7),
        pen.gloss(206, 118, 48, 19, -38),
        pen.solid('M170 366C250 400 350 400 430 366L424 402C350 430 250 430 176 402Z', '#ffd84a'),
        pen.line('M200 396V382M232 406V390M264 410V396M300 412V392M336 410V396M368 406V390M400 396V382', '#5a3a10', 5),
        pen.solid('M376 396L426 406L410 540L366 530Z', '#ffd84a'),
        pen.line('M380 430H400M376 460H404M374 490H396', '#5a3a10', 5),
        pen.rod('M506 226L560 130M530 226L486 130', '#dfe6f5', 12),
        pen.line('M486 250C470 250 470 224 490 222S516 244 504 250ZM544 250C560 252 564 226 546 222S522 242 530 250Z', '#e5344f', 10),
        pen.solid('M40 440H112V520H40Z', '#ff5d8a'),
        pen.solid('M30 428H122V448H30ZM30 512H122V532H30Z', '#f0c890', 'matte'),
        pen.line('M44 464H108M44 480H108M44 496H108', '#c92f5f', 4),
      ];
    },
  },
  'moon-jelly': {
    finish: 'clear',
    rank: 'rare',
    draw: (pen) => {
      const bell = 'M80 300C76 150 180 80 300 80S524 150 520 300C510 340 470 310 450 336C424 360 400 320 376 344C350 366 326 330 300 348C274 366 250 330 224 344C200 360 176 320 150 336C130 350 90 340 80 300Z';
      const strand = (x: number, bend: number, low: number, color: string): string => pen.rod(`M${x} 330C${x - bend} 400 ${x + bend} 440 ${x - bend * 0.4} ${low}`, color, 20);
      return [
        pen.soft(300, 250, 290, 270, '#ffd98a', 0.55),
        strand(170, 30, 500, '#b79bff'),
        strand(430, -30, 500, '#b79bff'),
        strand(226, -26, 552, '#8fe0ff'),
        strand(374, 26, 552, '#8fe0ff'),
        strand(300, 20, 530, '#ffc4ec'),
        pen.soft(300, 240, 220, 200, '#ffe9a0', 1),
        pen.solid(bell, '#7f8cff'),
        pen.within(bell, pen.soft(300, 210, 150, 120, '#ffe9a0', 0.95) + pen.line('M150 330C130 220 170 130 300 100M450 330C470 220 430 130 300 100M226 340C214 240 240 150 300 100M374 340C386 240 360 150 300 100', '#ffffff66', 6)),
        pen.rim(bell),
        drawFace(pen, { y: 236, gap: 180, kind: 'round', iris: '#6a5bff', mouth: 'smile', drop: 44, size: 1.15 }),
        pen.gloss(184, 150, 60, 20, -40, 0.95),
        pen.solid('M250 74C250 50 350 50 350 74L362 98H238Z', '#c9803a', 'metal'),
        pen.rod('M300 54C276 54 276 20 300 20S324 54 300 54', '#c9803a', 9),
        [[92, 470, 10], [516, 440, 13], [540, 476, 7], [68, 420, 7]].map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r, '#bfeaff', { finish: 'gloss' })).join(''),
      ];
    },
  },
  'leaping-dolphin': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const body = 'M180 180C210 110 290 80 370 110C450 144 480 230 450 330C430 410 380 470 300 520C290 540 240 540 250 510C270 440 250 390 210 340C170 290 160 230 180 180Z';
      const belly = 'M180 220C230 290 300 330 316 400C320 460 300 500 280 520C240 540 250 500 246 480C250 420 230 370 200 330C170 290 170 250 180 220Z';
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
  },
  'shy-shark': {
    finish: 'matte',
    rank: 'common',
    draw: (pen) => {
      const body = 'M300 60C400 90 480 200 476 340C474 450 420 540 300 540S126 450 124 340C120 200 200 90 300 60Z';
      return [
        pen.solid('M440 470C500 460 540 410 548 360C574 400 574 440 560 470C580 490 584 520 570 550C530 530 490 540 440 530Z', '#5a708f'),
        pen.solid('M270 100C270 50 300 20 350 6C350 50 370 80 384 116Z', '#5a708f'),
        pen.solid(body, '#7189ab'),
        pen.within(body, pen.solid(egg(300, 470, 290, 300), '#f4f7ff')),
        pen.rim(body),
        drawWave(pen),
        drawFace(pen, { y: 266, gap: 200, kind: 'round', iris: '#3a6ad0', mouth: 'wobble', drop: 68, brows: 'shy', size: 1.15, blush: '#ff4f7f' }),
        pen.line('M180 404l20 14M176 432l24 8M420 404l-20 14M424 432l-24 8', '#4a5f80', 6),
        pen.dot(282, 306, 6, 4, '#3a4a68'),
        pen.dot(318, 306, 6, 4, '#3a4a68'),
        pen.gloss(214, 170, 16, 52, 30, 0.55),
        pen.solid(limb(170, 420, 246, 356, 66, 44), '#647c9e'),
        pen.solid(limb(430, 420, 354, 356, 66, 44), '#647c9e'),
      ];
    },
  },
  'cafe-crab': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const shell = egg(300, 370, 390, 270, { cheek: 0.56, top: 0.66, bottom: 0.62 });
      const claw = 'M120 330C70 300 20 240 40 180C60 130 120 130 130 176C140 150 176 160 176 196C180 250 150 300 140 340Z';
      return [
        ['M150 450C90 460 60 500 60 548', 'M190 480C150 500 130 530 136 556', 'M450 450C510 460 540 500 540 548', 'M410 480C450 500 470 530 464 556'].map((leg) => pen.rod(leg, '#d8401f', 24)).join(''),
        pen.rod('M236 260V180M364 260V180', '#f0582e', 22),
        pen.solid(claw, '#ff6a3d'),
        pen.line('M130 180C120 210 110 230 112 250', '#b8301a', 7),
        pen.solid('M470 350C520 330 556 280 550 220L520 200L470 226C470 280 460 310 446 330Z', '#ff6a3d'),
        pen.solid(shell, '#ff6a3d'),
        pen.rim(shell),
        pen.gloss(190, 290, 54, 18, -30),
        drawEyes(pen, { y: 168, gap: 140, kind: 'wide', iris: '#d8401f', size: 1.25, lashes: true }),
        drawMouth(pen, 'open', 352, { size: 1.3 }),
        pen.soft(180, 360, 42, 26, '#ff2f5f', 0.7),
        pen.soft(420, 360, 42, 26, '#ff2f5f', 0.7),
        pen.solid('M204 420H396C402 480 380 540 300 540S198 480 204 420Z', '#fffaf2', 'matte'),
        pen.line('M204 424C150 410 130 400 116 390M396 424C450 410 470 400 484 390', '#fffaf2', 12),
        pen.solid('M266 456H334V494C334 506 266 506 266 494Z', '#ffd0dc', 'matte'),
        pen.solid('M408 196C408 178 592 178 592 196S408 214 408 196Z', '#dfe6f5', 'metal'),
        ...([[450, '#7fe0a0'], [500, '#ffb0d0'], [550, '#ffe07a']] as const).map(([x, color]) => pen.solid(`M${x - 22} 126H${x + 22}L${x + 16} 186C${x + 14} 194 ${x - 14} 194 ${x - 16} 186Z`, color) + pen.rod(`M${x + 4} 124L${x + 12} 88`, '#ffffff', 6)),
      ];
    },
  },
  'puffer-professor': {
    finish: 'matte',
    rank: 'common',
    draw: (pen) => {
      const globe = egg(300, 340, 400, 384, { cheek: 0.52 });
      const spikes = star(300, 340, 246, { points: 18, depth: 0.76 });
      return [
        drawWave(pen),
        pen.solid(spikes, '#e8a32a'),
        pen.solid('M110 330C50 290 20 310 24 350C28 390 70 390 116 376ZM490 330C550 290 580 310 576 350C572 390 530 390 484 376Z', '#ff8a3d', 'gloss'),
        pen.solid(globe, '#ffcf4a'),
        pen.within(globe, pen.solid(egg(300, 500, 350, 260), '#fff6dc') + [[176, 220, 22], [230, 190, 14], [424, 230, 20], [390, 196, 12]].map(([x = 0, y = 0, r = 0]) => pen.dot(x, y, r, r * 0.8, '#d98f1c', { opacity: 0.75 })).join('')),
        pen.rim(globe),
        drawFace(pen, { y: 316, gap: 176, kind: 'round', iris: '#8a5a1a', mouth: 'pout', drop: 62, brows: 'fierce', size: 1.1 }),
        pen.line('M266 318C266 350 244 372 212 372S158 350 158 318S180 264 212 264S266 286 266 318ZM442 318C442 350 420 372 388 372S334 350 334 318S356 264 388 264S442 286 442 318ZM266 312Q300 296 334 312', '#2a1440', 8),
        pen.gloss(190, 230, 40, 16, -38, 0.7),
        pen.solid('M196 158C200 200 400 200 404 158V110H196Z', '#2b2350', 'gloss'),
        pen.solid('M300 54L478 116L300 172L122 116Z', '#3a3070', 'gloss'),
        pen.rod('M300 112L446 128V200', '#ffc93f', 7),
        pen.solid('M432 196H460L466 236H426Z', '#ffc93f', 'gloss'),
        pen.rod('M520 430L560 250', '#a8713a', 12),
        pen.solid('M444 396C480 400 520 410 536 440C510 462 460 450 436 430Z', '#ff8a3d', 'gloss'),
      ];
    },
  },
  'disc-fish': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const disc = egg(296, 300, 370, 370, { cheek: 0.5 });
      const dorsal = 'M160 160C190 60 330 30 440 90C480 120 470 170 440 190C380 120 260 110 160 160Z';
      return [
        drawWave(pen),
        pen.solid('M450 270C520 210 560 200 580 220C560 260 560 340 580 380C560 400 520 390 450 330Z', '#f2f0fa'),
        pen.solid(dorsal, '#ff5d8a'),
        pen.solid('M160 440C190 540 330 570 440 510C480 480 470 430 440 410C380 480 260 490 160 440Z', '#f2f0fa'),
        pen.solid(disc, '#f7f5ff'),
        pen.within(disc, ['#ff5d7a', '#ff9f3d', '#ffd83d', '#3fcf8a', '#3f9bff', '#9a5cff'].map((color, i) => pen.flat(`M${80 + i * 40} 90C${130 + i * 40} 200 ${40 + i * 40} 400 ${90 + i * 40} 520H${134 + i * 40}C${84 + i * 40} 400 ${174 + i * 40} 200 ${124 + i * 40} 90Z`, color, 0.92)).join('') + pen.flat('M306 90C370 180 280 240 330 300S280 440 320 520H520V90Z', '#f7f5ff')),
        pen.solid(disc, '#ffffff', 'clear'),
        pen.rim(disc),
        drawFace(pen, { x: 276, y: 276, gap: 176, kind: 'round', iris: '#3f6bff', mouth: 'sing', drop: 50, size: 1.15 }),
        pen.gloss(190, 172, 50, 19, -40),
        pen.rod('M420 420L520 520', '#c98a3a', 15),
        pen.solid('M396 380C376 376 366 396 376 420C392 440 420 444 432 424C436 404 420 384 396 380Z', '#9a5cff'),
        pen.solid('M400 396L440 436L424 452C404 450 386 430 388 408Z', '#dfe6f5', 'metal'),
        pen.solid('M380 330C420 330 470 360 476 410C440 430 390 400 370 370Z', '#dcd8f0'),
      ];
    },
  },
  'echo-shell': {
    finish: 'pearl',
    rank: 'common',
    draw: (pen) => {
      const shell = 'M120 420C90 300 150 190 240 150C250 90 300 50 360 30C370 80 390 110 380 150C470 180 530 270 520 390C510 500 420 546 310 546C210 546 140 500 120 420Z';
      const mouth = egg(260, 416, 270, 226, { cheek: 0.54 });
      return [
        drawWave(pen),
        pen.solid(shell, '#ffb9a0'),
        pen.within(shell, pen.line('M230 156C290 190 350 180 390 150M170 214C260 280 400 270 470 210M130 300C180 230 420 330 522 330M262 96C300 120 350 116 384 92', '#e07a6a', 12) + pen.line('M236 140C296 172 350 164 386 134M176 198C266 262 400 252 462 194', '#fff0e6', 6)),
        pen.rim(shell),
        pen.gloss(206, 238, 18, 50, 36, 0.9),
        pen.solid(mouth, '#7a2f5f', 'matte'),
        pen.soft(260, 430, 130, 110, '#2a0a33', 0.6),
        pen.solid(egg(260, 436, 206, 172, { cheek: 0.6 }), '#ffd9e6', 'gloss'),
        drawFace(pen, { x: 260, y: 418, gap: 104, kind: 'happy', mouth: 'cat', drop: 34, size: 1.02 }),
        pen.ball(170, 512, 34, 25, '#ffd9e6', { turn: 20, finish: 'gloss' }),
        pen.ball(350, 512, 34, 25, '#ffd9e6', { turn: -20, finish: 'gloss' }),
        pen.line(spiral(452, 400, 46, 1.8), '#e07a6a', 10),
        pen.line('M556 230C580 260 580 310 556 340M530 250C546 270 546 300 530 320M60 240C36 270 36 320 60 350', '#9fe8ff', 9),
      ];
    },
  },
};
