import type { Toy } from '../../forge/Toy.ts';
import { drawArm } from '../../forge/drawArm.ts';
import { drawSuit } from '../../forge/drawSuit.ts';

export const pixelInvader: Toy = {
  finish: 'gloss',
  rank: 'rare',
  draw: (pen) => {
    const head =
      'M204 60H250V104H350V60H396V104H442V150H488V196H534V330H488V240H442V352H350V376H250V352H158V240H112V330H66V196H112V150H158V104H204Z';
    const edge = 'M204 104H250M350 104H396M158 150H442M112 196H488';
    return [
      drawSuit(pen, {
        color: '#4b2a9a',
        trim: '#ff5fd2',
        boots: '#ff5fd2',
        lights: ['#3fe0ff', '#ffe14d', '#ff5fd2'],
      }),
      pen.solid(head, '#9a5cff'),
      pen.within(
        head,
        `<g opacity=".35">${pen.line(edge, '#ffffff', 4)}</g>` +
          pen.flat('M66 318H112V330H66ZM488 318H534V330H488ZM158 334H442V352H158Z', '#5a2ac0', 0.7),
      ),
      pen.rim(head),
      ...[222, 378].map(
        (x) =>
          pen.flat(`M${x - 36} 202H${x + 36}V290H${x - 36}Z`, '#1c0a3a') +
          pen.soft(x, 246, 56, 62, '#3fe0ff', 0.5) +
          pen.flat(`M${x - 22} 216H${x + 8}V246H${x + 22}V276H${x - 22}Z`, '#3ff0ff') +
          pen.flat(`M${x - 14} 224h14v14h-14z`, '#fff'),
      ),
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
};
