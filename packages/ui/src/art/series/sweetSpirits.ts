import { drawArm } from '../forge/drawArm.ts';
import { drawBody } from '../forge/drawBody.ts';
import { drawFace } from '../forge/drawFace.ts';
import type { Pen } from '../forge/createPen.ts';
import type { Toy } from '../forge/Toy.ts';
import { egg } from '../forge/egg.ts';
import { limb } from '../forge/limb.ts';
import { mirror } from '../forge/mirror.ts';
import { spiral } from '../forge/spiral.ts';
import { star } from '../forge/star.ts';

const [cream, cocoa, pink, berry, mint] = ['#fff0d6', '#8a4a2a', '#ff8fb8', '#f0304f', '#8fdcb0'];

/** Sweets with heads larger than life on small bodies of dough: glazed, sleepy, always blushing. */
export const sweetSpirits: Readonly<Record<string, Toy>> = {
  'birthday-queen': {
    finish: 'gloss',
    rank: 'top',
    draw: (pen) => {
      const tier = 'M118 240C118 196 482 196 482 240V356C482 414 118 414 118 356Z';
      const crown = 'M190 130C190 100 410 100 410 130V206C410 240 190 240 190 206Z';
      const dress = 'M244 380C228 440 196 486 182 520C210 548 390 548 418 520C404 486 372 440 356 380Z';
      const frill = Array.from({ length: 7 }, (_, i) => pen.ball(190 + i * 36.5, 524, 25, 20, i % 2 === 0 ? '#ffffff' : pink)).join('');
      return [
        pen.solid(dress, '#ff7fae'),
        pen.under(dress),
        frill,
        drawArm(pen, { side: 'left', pose: 'out', color: cream, y: 420 }),
        drawArm(pen, { side: 'right', pose: 'wave', color: cream, y: 424 }),
        pen.solid(tier, cream),
        pen.rim(tier),
        pen.within(tier, icing(pen, 118, 482, 216, 300, pink)),
        drawFace(pen, { y: 318, gap: 150, kind: 'sleepy', iris: '#c2577f', lid: '#ffb9cf', mouth: 'smile' }),
        Array.from({ length: 9 }, (_, i) => pen.ball(134 + i * 41.5, 384 + 14 * Math.sin((Math.PI * i) / 8), 15, 13, '#fff8ee')).join(''),
        pen.solid(crown, '#fff6ea'),
        pen.within(crown, icing(pen, 190, 410, 112, 160, berry)),
        [232, 300, 368].map((x, i) => candle(pen, x, 108 + (i === 1 ? 6 : 0), ['#7fd3ff', '#ffd257', '#b79bff'][i] ?? pink)).join(''),
        [206, 250, 300, 350, 394].map((x, i) => pen.ball(x, 218 + (i % 4 === 0 ? -6 : 4), 13, 13, '#ffd257', { finish: 'metal' })).join(''),
        pen.gloss(160, 262, 14, 34, 12),
        pen.gloss(216, 156, 8, 18, 12),
      ];
    },
  },
  'cupcake-fairy': {
    finish: 'gloss',
    rank: 'last',
    draw: (pen) => {
      const wing = 'M250 410C200 250 20 190 12 300C10 372 70 412 130 416C70 430 60 500 112 516C170 530 236 470 254 430Z';
      const cup = 'M140 262L168 372C180 408 420 408 432 372L460 262Z';
      const swirl = [egg(300, 236, 380, 130), egg(302, 168, 290, 112), egg(298, 108, 190, 92), 'M250 92C262 60 300 30 330 28C322 50 340 62 346 90C340 116 256 116 250 92Z'];
      return [
        pen.solid(wing, '#a4dcff', 'pearl'),
        pen.solid(mirror(wing), '#a4dcff', 'pearl'),
        drawBody(pen, { color: '#ff9cc4', belly: '#ffd0e2', shoes: berry, width: 150 }),
        drawArm(pen, { side: 'left', pose: 'down', color: '#ff9cc4', y: 412 }),
        pen.solid(cup, '#ffe9c9'),
        pen.within(cup, Array.from({ length: 9 }, (_, i) => pen.flat(`M${128 + i * 40} 250L${158 + i * 33} 410H${172 + i * 33}L${148 + i * 40} 250Z`, '#f7c58c', 0.55)).join('')),
        pen.rim(cup),
        pen.under(cup, 0.3),
        drawFace(pen, { y: 322, gap: 136, kind: 'round', iris: '#ff5f9e', mouth: 'open', lashes: true }),
        swirl.map((tier) => pen.solid(tier, '#ff86b8', 'pearl') + pen.rim(tier)).join(''),
        sprinkles(pen, [[190, 226], [250, 246], [330, 224], [400, 244], [234, 162], [300, 186], [366, 160], [272, 110], [330, 118]]),
        pen.ball(330, 36, 22, 22, berry),
        pen.gloss(323, 28, 7, 5),
        pen.gloss(178, 212, 34, 11, -20),
        pen.gloss(226, 146, 26, 9, -20),
        pen.rod('M424 470L500 330', '#ffd257', 11),
        drawArm(pen, { side: 'right', pose: 'out', color: '#ff9cc4', y: 424 }),
        pen.soft(506, 316, 70, 70, '#fff0a8', 0.8),
        pen.solid(star(506, 316, 46, { depth: 0.5 }), '#ffd23f'),
      ];
    },
  },
  'strawberry-slice': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const slice = 'M146 196C150 168 450 168 458 196L482 340C488 396 112 396 118 340Z';
      const berryPath = 'M300 60C352 56 392 88 384 124C376 160 330 196 300 196S224 160 216 124C208 88 248 56 300 60Z';
      return [
        drawBody(pen, { color: '#f8c98c', belly: '#ffe6c0', shoes: berry, width: 190 }),
        pen.solid(slice, '#f9cf86'),
        pen.within(slice, `${pen.flat('M100 268H500V300H100Z', '#fffaf2')}${pen.dot(170, 284, 26, 15, berry)}${pen.dot(430, 284, 26, 15, berry)}${pen.solid('M90 150H510V214C490 250 470 214 450 216C424 220 420 256 392 252C364 250 366 218 340 218C312 218 316 244 288 244C258 244 262 216 236 216C208 216 208 262 176 258C150 254 152 214 90 214Z', '#fff6ee')}`),
        pen.rim(slice),
        drawFace(pen, { y: 312, gap: 146, kind: 'round', iris: '#d23a5a', mouth: 'pout', brows: 'fierce' }),
        pen.soft(300, 196, 100, 22, '#c46a7c', 0.6),
        pen.solid(berryPath, berry),
        pen.rim(berryPath),
        [[250, 108], [290, 92], [336, 104], [268, 144], [312, 136], [352, 138], [298, 174]].map(([x = 0, y = 0]) => pen.dot(x, y, 4, 6.5, '#ffe08a', { turn: 10 })).join(''),
        pen.solid('M300 72C280 88 250 84 236 70C256 64 262 52 258 38C278 40 288 46 300 30C312 46 322 40 342 38C338 52 344 64 364 70C350 84 320 88 300 72Z', '#3fae5a'),
        pen.gloss(244, 104, 12, 24, 28),
        pen.gloss(160, 232, 9, 30, 8),
        drawArm(pen, { side: 'left', pose: 'up', color: '#f8c98c', reach: 88, y: 420 }),
        drawArm(pen, { side: 'right', pose: 'up', color: '#f8c98c', reach: 88, y: 420 }),
      ];
    },
  },
  'pancake-tower': {
    finish: 'matte',
    rank: 'rare',
    zoom: 1.12,
    draw: (pen) => {
      const cake = (y: number, width: number, x = 300): string => egg(x, y, width, 138, { cheek: 0.55, top: 0.86, bottom: 0.86 });
      const brother = (y: number, width: number, x: number, kind: 'sleepy' | 'round' | 'happy', mouth: 'pout' | 'cat' | 'open') => [
        pen.solid(cake(y, width, x), '#f0ae5a'),
        pen.within(cake(y, width, x), pen.flat(`M0 ${y - 40}H600V${y - 90}H0Z`, '#c9732c', 0.75) + pen.flat(`M0 ${y + 48}H600V${y + 90}H0Z`, '#c9732c', 0.7)),
        pen.rim(cake(y, width, x)),
        drawFace(pen, { x, y: y + 2, gap: 150, size: 0.8, kind, iris: '#a8571c', lid: '#e09a48', mouth, drop: 26 }),
      ].join('');
      return [
        pen.ball(238, 530, 46, 27, '#e39b48'),
        pen.ball(362, 530, 46, 27, '#e39b48'),
        pen.solid(limb(130, 450, 84, 486, 44, 40), '#e39b48'),
        pen.solid(limb(470, 450, 516, 486, 44, 40), '#e39b48'),
        brother(450, 396, 300, 'sleepy', 'pout'),
        pen.soft(300, 388, 170, 18, '#5a2408', 0.7),
        brother(336, 372, 308, 'round', 'cat'),
        pen.soft(302, 274, 160, 18, '#5a2408', 0.7),
        brother(222, 352, 294, 'happy', 'open'),
        pen.solid('M134 178C150 130 440 130 456 178C462 204 440 214 430 200C424 232 398 232 396 204C386 190 370 200 364 190C340 214 330 300 308 296C286 294 300 220 280 204C260 196 250 220 226 202C216 236 190 230 188 200C168 214 128 206 134 178Z', '#8a3d12', 'gloss'),
        pen.solid('M236 112L306 90L372 116L366 152L300 178L240 150Z', '#ffe27a', 'gloss'),
        pen.flat('M236 112L306 90L372 116L302 142Z', '#fff6bf', 0.9),
        pen.gloss(190, 164, 26, 8, -14),
      ];
    },
  },
  'boba-buddy': {
    finish: 'gloss',
    rank: 'rare',
    draw: (pen) => {
      const cup = 'M144 190L178 404C188 438 412 438 422 404L456 190Z';
      const dome = 'M140 194C140 76 460 76 460 194Z';
      const pearls = [[208, 396], [248, 404], [290, 408], [334, 406], [376, 398], [226, 364], [270, 372], [314, 374], [358, 366]] as const;
      return [
        drawBody(pen, { color: '#e9b98a', shoes: '#5a3524', top: 400, width: 150 }),
        pen.rod('M352 150L392 34', '#ff6f9c', 30),
        pen.solid(cup, '#e0a878'),
        pen.within(cup, `${pen.flat('M100 180H500V226C450 250 430 214 380 228S300 250 250 228S160 214 100 232Z', '#fff4e4', 0.95)}${pearls.map(([x, y]) => pen.ball(x, y, 22, 22, '#4a2418')).join('')}${pearls.map(([x, y]) => pen.gloss(x - 7, y - 8, 6, 4)).join('')}`),
        pen.rim(cup),
        drawFace(pen, { y: 284, gap: 140, kind: 'round', iris: '#a05a2a', mouth: 'cat' }),
        pen.solid(dome, '#d9f2ff', 'clear'),
        pen.solid('M128 180C128 166 472 166 472 180V200C472 214 128 214 128 200Z', '#ffffff'),
        pen.gloss(206, 142, 14, 34, 50),
        pen.gloss(176, 282, 9, 64, -8, 0.7),
        drawArm(pen, { side: 'left', pose: 'wave', color: '#e9b98a', reach: 104, y: 430, thick: 40 }),
        drawArm(pen, { side: 'right', pose: 'down', color: '#e9b98a', reach: 92, y: 420, thick: 40 }),
      ];
    },
  },
  'sundae-trio': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const glass = 'M130 322C140 420 200 470 276 476V512C220 518 196 536 200 548H400C404 536 380 518 324 512V476C400 470 460 420 470 322Z';
      const scoop = (x: number, y: number, color: string, kind: 'happy' | 'round' | 'wink', mouth: 'open' | 'cat' | 'pout', iris: string) =>
        pen.ball(x, y, 106, 102, color) + pen.gloss(x - 42, y - 52, 24, 13) + drawFace(pen, { x, y: y - 2, gap: 78, size: 0.78, kind, mouth, iris, drop: 28 });
      return [
        pen.solid('M402 70L470 30L440 190L380 170Z', '#e0a050', 'matte'),
        pen.line('M420 60L452 176M446 44L392 160M404 108L462 92M396 146L454 130', '#b06a28', 4),
        scoop(196, 260, '#fff0c4', 'happy', 'open', '#a05a2a'),
        scoop(404, 260, '#8d4c30', 'round', 'pout', '#ffb070'),
        pen.solid(glass, '#cfeaff', 'clear'),
        pen.within(glass, pen.flat('M130 330C180 380 240 350 300 372S420 380 470 330V470H130Z', '#ff9fc2', 0.55)),
        scoop(300, 176, '#ff9cc0', 'wink', 'cat', '#d8407c'),
        pen.solid('M203 136C206 50 394 50 397 136C396 156 378 152 374 138C366 158 344 152 338 136C326 150 308 150 298 136C288 156 264 152 258 138C248 158 206 158 203 136Z', '#6b2f1c'),
        pen.ball(306, 66, 26, 26, berry),
        pen.rod('M310 46Q316 26 340 20', '#4d8a3a', 6),
        pen.gloss(298, 58, 8, 5),
        pen.solid('M120 322C120 300 480 300 480 322S120 344 120 322Z', '#e9f6ff', 'clear'),
        pen.solid(limb(166, 400, 96, 372, 40, 36), '#ffd9a8'),
        pen.solid(limb(434, 400, 504, 372, 40, 36), '#ffd9a8'),
        pen.gloss(190, 384, 9, 40, -24, 0.8),
      ];
    },
  },
  'donut-roller': {
    finish: 'gloss',
    rank: 'common',
    zoom: 1.12,
    draw: (pen) => {
      const ring = 'M300 70C412 70 480 140 480 236S412 402 300 402S120 332 120 236S188 70 300 70Z';
      const glaze = 'M300 78C404 78 470 142 470 226C470 262 446 262 436 284C424 312 404 286 386 306C366 330 350 312 330 326C306 342 294 316 268 328C240 340 230 306 206 310C180 312 176 280 158 268C136 256 130 248 130 226C130 142 196 78 300 78Z';
      return [
        `<g transform="rotate(-9 300 300)">`,
        drawBody(pen, { color: '#eeb76c', belly: '#ffdfae', shoes: '#6ccff0', width: 150 }),
        drawArm(pen, { side: 'left', pose: 'wave', color: '#eeb76c', y: 424 }),
        drawArm(pen, { side: 'right', pose: 'out', color: '#eeb76c', y: 420 }),
        pen.solid(ring, '#e2a257'),
        pen.rim(ring),
        pen.solid(glaze, '#b48cff'),
        pen.ball(300, 178, 48, 44, '#e2a257'),
        pen.flat('M300 144C330 144 342 162 342 180S326 216 300 216S258 198 258 180S270 144 300 144Z', '#2a1450'),
        sprinkles(pen, [[190, 160], [230, 110], [300, 104], [376, 118], [420, 170], [436, 226], [164, 222], [352, 306], [250, 306]]),
        drawFace(pen, { y: 262, gap: 138, kind: 'dizzy', mouth: 'wobble', size: 0.95 }),
        pen.gloss(182, 122, 40, 15, -44),
        pen.gloss(144, 188, 8, 18, 14),
        `</g>`,
      ];
    },
  },
  'dango-choir': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const ball = (y: number, r: number, color: string, kind: 'happy' | 'shut' | 'round', mouth: 'sing' | 'open', iris: string) =>
        pen.ball(300, y, r * 1.08, r, color) + pen.rim(egg(300, y, r * 2.16, r * 2)) + pen.gloss(300 - r * 0.52, y - r * 0.56, r * 0.24, r * 0.13) + drawFace(pen, { y: y - 6, gap: 84, size: 0.82, kind, mouth, iris, drop: 36 });
      return [
        pen.rod('M300 20V560', '#d9a05c', 16),
        pen.solid(limb(206, 440, 148, 400, 38, 34), mint),
        pen.solid(limb(394, 440, 452, 400, 38, 34), mint),
        pen.ball(252, 536, 40, 22, '#6ec48f'),
        pen.ball(348, 536, 40, 22, '#6ec48f'),
        ball(438, 100, mint, 'shut', 'sing', '#3a8a5a'),
        pen.soft(300, 352, 70, 14, '#3a1040', 0.5),
        ball(272, 98, '#fff6ea', 'round', 'open', '#8a5bff'),
        pen.soft(300, 188, 70, 14, '#3a1040', 0.5),
        ball(112, 96, '#ffa9c6', 'happy', 'sing', '#d8407c'),
        pen.line('M448 150V96L486 84V136', '#fff0c0', 8),
        pen.dot(437, 152, 14, 11, '#fff0c0', { turn: -20 }),
        pen.dot(475, 138, 14, 11, '#fff0c0', { turn: -20 }),
      ];
    },
  },
  'cookie-crumb': {
    finish: 'matte',
    rank: 'common',
    zoom: 1.12,
    draw: (pen) => {
      const cookie = 'M300 84C346 84 372 96 396 112C388 136 402 158 426 156C424 182 446 198 466 192C474 212 478 224 478 246C478 340 404 408 300 408S122 340 122 246S196 84 300 84Z';
      const chips = [[196, 160, 22], [280, 128, 18], [356, 176, 20], [156, 246, 16], [436, 250, 18], [206, 372, 16], [392, 366, 17]] as const;
      return [
        drawBody(pen, { color: '#e8b06c', belly: '#f8d7a4', shoes: cocoa }),
        drawArm(pen, { side: 'left', pose: 'down', color: '#e8b06c', y: 410 }),
        pen.solid(cookie, '#d9924a'),
        pen.rim(cookie),
        pen.within(cookie, pen.soft(250, 190, 150, 130, '#ffd592', 0.8)),
        chips.map(([x, y, r]) => pen.ball(x, y, r, r * 0.82, '#4a2416', { finish: 'gloss' }) + pen.gloss(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.18)).join(''),
        drawFace(pen, { y: 270, gap: 134, kind: 'bead', size: 1.25, iris: '#8a4a2a', mouth: 'open', drop: 30 }),
        drawArm(pen, { side: 'right', pose: 'wave', color: '#e8b06c', reach: 78, y: 430 }),
        [[462, 140, 14], [494, 168, 9], [452, 104, 8], [500, 536, 13], [530, 548, 8], [84, 546, 10]].map(([x = 0, y = 0, r = 0]) => pen.ball(x, y, r, r * 0.85, '#d9924a')).join(''),
      ];
    },
  },
  'twist-candy': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const fan = 'M176 270C130 210 84 168 44 170C58 200 40 220 28 236C50 250 50 270 30 290C50 306 44 326 46 352C90 350 136 320 176 280Z';
      const candy = egg(300, 268, 290, 264);
      return [
        keyring(pen, 92),
        drawBody(pen, { color: '#8fe3d6', shoes: '#ff6f9c', width: 128, top: 370, foot: 38, stance: 76 }),
        drawArm(pen, { side: 'left', pose: 'down', color: '#8fe3d6', reach: 50, thick: 38, y: 424 }),
        drawArm(pen, { side: 'right', pose: 'down', color: '#8fe3d6', reach: 50, thick: 38, y: 424 }),
        pen.solid(fan, '#ffd257'),
        pen.solid(mirror(fan), '#ffd257'),
        pen.line('M166 270L52 190M166 272L40 240M166 276L44 290M168 282L58 338', '#e08a1e', 4),
        pen.line(mirror('M166 270L52 190M166 272L40 240M166 276L44 290M168 282L58 338'), '#e08a1e', 4),
        pen.solid(candy, '#37c8b8'),
        pen.within(candy, [-2, -1, 0, 1, 2].map((i) => pen.flat(`M${262 + i * 84} 120C${320 + i * 84} 200 ${250 + i * 84} 300 ${300 + i * 84} 420H${340 + i * 84}C${290 + i * 84} 300 ${362 + i * 84} 200 ${302 + i * 84} 120Z`, '#ffffff', 0.5)).join('')),
        pen.rim(candy),
        drawFace(pen, { y: 272, gap: 124, kind: 'wink', iris: '#00a894', mouth: 'cat' }),
        pen.gloss(214, 196, 34, 17, -38),
      ];
    },
  },
  'rainbow-lolly': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const disk = egg(300, 232, 336, 330);
      return [
        keyring(pen, 70),
        pen.rod('M300 380V548', '#fff4e0', 26),
        pen.ball(262, 540, 36, 20, '#ff9f4a'),
        pen.ball(338, 540, 36, 20, '#ff9f4a'),
        pen.solid(limb(280, 440, 206, 470, 34, 32), '#ffd257'),
        pen.solid(limb(320, 440, 394, 410, 34, 32), '#ffd257'),
        pen.solid(disk, '#fff3c9'),
        pen.within(disk, ['#ff5d7a', '#ff9f4a', '#43c878', '#4a9bff', '#a06bff'].map((color, i) => pen.line(spiral(300, 232, 196, 1.6, (i * Math.PI * 2) / 5), color, 23)).join('')),
        pen.soft(300, 246, 150, 100, '#fff6e0', 0.95),
        pen.rim(disk),
        drawFace(pen, { y: 232, gap: 120, kind: 'star', iris: '#ff5d9a', mouth: 'open', drop: 40 }),
        pen.gloss(196, 128, 44, 18, -40),
        pen.gloss(152, 196, 9, 20, 14),
        pen.solid('M300 428C262 396 218 396 220 430S262 462 300 434C338 462 380 460 380 430S338 396 300 428Z', '#ff5d7a'),
        pen.ball(300, 430, 17, 17, '#ff8fae'),
      ];
    },
  },
  'wobbly-flan': {
    finish: 'gloss',
    rank: 'common',
    draw: (pen) => {
      const flan = 'M186 196C192 168 408 168 414 196C424 300 452 380 476 452C484 506 116 506 124 452C148 380 176 300 186 196Z';
      return [
        keyring(pen, 116),
        pen.solid('M70 500C70 476 530 476 530 500C530 556 420 560 300 560S70 556 70 500Z', '#bfe6ff'),
        pen.ball(300, 500, 230, 30, '#e9f8ff'),
        pen.soft(300, 502, 196, 24, '#7a3a08', 0.7),
        pen.solid(flan, '#ffd772'),
        pen.within(flan, pen.solid('M150 150H450V250C436 286 420 250 404 254C384 258 388 306 360 302C336 300 344 256 318 256C292 256 300 286 274 284C250 282 256 250 232 252C206 254 210 320 182 314C160 308 168 260 150 250Z', '#a4480f')),
        pen.rim(flan),
        pen.within(flan, pen.soft(380, 430, 150, 90, '#fff3a8', 0.7)),
        drawFace(pen, { y: 366, gap: 140, kind: 'round', iris: '#c9791c', mouth: 'wobble', brows: 'shy' }),
        pen.gloss(216, 214, 12, 26, 10),
        pen.gloss(178, 344, 10, 36, 14, 0.7),
        pen.solid(limb(150, 430, 190, 476, 40, 36), '#ffd772'),
        pen.solid(limb(450, 430, 410, 476, 40, 36), '#ffd772'),
        pen.line('M96 300Q80 330 94 356M66 316Q56 336 64 356', '#ffe9b0', 7),
        pen.line('M504 300Q520 330 506 356M534 316Q544 336 536 356', '#ffe9b0', 7),
      ];
    },
  },
};

function icing(pen: Pen, left: number, right: number, top: number, low: number, color: string): string {
  const step = (right - left) / 6;
  const drips = Array.from({ length: 6 }, (_, i) => {
    const x = right - i * step;
    const depth = low - [30, 6, 22, 0, 26, 10][i % 6];
    return `C${x} ${depth} ${x - step * 0.5} ${depth + 14} ${x - step / 2} ${depth - 16}S${x - step} ${depth - 40} ${x - step} ${depth - 26}`;
  });
  return pen.solid(`M${left - 20} ${top - 60}H${right + 20}V${low - 30}L${right} ${low - 40}${drips.join('')}L${left - 20} ${low - 30}Z`, color);
}

function candle(pen: Pen, x: number, y: number, color: string): string {
  return [
    pen.solid(`M${x - 11} ${y - 56}H${x + 11}V${y + 6}H${x - 11}Z`, color),
    pen.soft(x, y - 76, 40, 44, '#ffd86b', 0.75),
    pen.solid(`M${x} ${y - 104}C${x + 22} ${y - 76} ${x + 14} ${y - 58} ${x} ${y - 58}S${x - 22} ${y - 76} ${x} ${y - 104}Z`, '#ff9a2e', 'glow'),
  ].join('');
}

function sprinkles(pen: Pen, places: readonly (readonly [number, number])[]): string {
  const colors = ['#ffe14d', '#ffffff', '#5fd8ff', '#ff5d8a', '#8ef0a0'];
  return places.map(([x, y], i) => pen.line(`M${x - 8} ${y - 5 + (i % 3) * 5}L${x + 8} ${y + 5 - (i % 3) * 5}`, colors[i % 5] ?? '#fff', 10)).join('');
}

function keyring(pen: Pen, y: number): string {
  return pen.rod(`M300 ${y - 20}C278 ${y - 20} 270 ${y - 42} 284 ${y - 54}S324 ${y - 54} 322 ${y - 36}S306 ${y - 20} 300 ${y - 20}V${y + 20}`, '#d9b25a', 10);
}
