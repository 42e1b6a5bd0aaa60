import type { Finish } from './Finish.ts';
import { round } from './round.ts';
import { type Stop, stopsOf } from './stopsOf.ts';

/** Draws the parts of one toy as SVG, and keeps the gradients and clips that they use. */
export interface Pen {
  /** A solid of vinyl, lit from the upper left. */
  solid: (path: string, color: string, finish?: Finish) => string;
  /** A solid ellipse, turned by degrees. */
  ball: (
    x: number,
    y: number,
    rx: number,
    ry: number,
    color: string,
    more?: { turn?: number; finish?: Finish },
  ) => string;
  /** Paint without light: patterns, eyes, marks. A secret figure has none. */
  flat: (path: string, color: string, opacity?: number) => string;
  dot: (
    x: number,
    y: number,
    rx: number,
    ry: number,
    color: string,
    more?: { turn?: number; opacity?: number },
  ) => string;
  line: (path: string, color: string, width: number) => string;
  /** A thin part, such as a stalk: a line that a secret figure keeps. */
  rod: (path: string, color: string, width: number) => string;
  /** A soft spot of color: blush, shadow of another part, inner light. */
  soft: (x: number, y: number, rx: number, ry: number, color: string, opacity: number) => string;
  /** The reflection of the lamp. */
  gloss: (x: number, y: number, rx: number, ry: number, turn?: number, opacity?: number) => string;
  /** Rim light of the stage, along the lower right of a shape. */
  rim: (path: string) => string;
  /** The shadow of what is above, on the upper part of a shape. */
  under: (path: string, opacity?: number) => string;
  /** Paint that runs down from one color to another. */
  fade: (path: string, from: string, to: string) => string;
  /** Keeps what is drawn within a shape. */
  within: (path: string, content: string) => string;
  defs: () => string;
}

/** What a secret figure is made of: one dark vinyl, of which the rim light shows the outline. */
const secretStops: readonly Stop[] = [
  [0, '#8d7ce0'],
  [0.45, '#5a48ab'],
  [0.86, '#33266f'],
  [1, '#a89aff'],
];

/** A pen whose ids begin with `prefix`, so that toys can share a page. */
export function createPen(prefix: string, finish: Finish, secret: boolean): Pen {
  const defs = new Map<string, string>();
  function define(content: (id: string) => string): string {
    const known = content('');
    const id = defs.get(known)?.slice(0, defs.get(known)?.indexOf('|')) ?? `${prefix}${defs.size.toString(36)}`;
    defs.set(known, `${id}|${content(id)}`);
    return `url(#${id})`;
  }
  function radial(stops: readonly Stop[], at = `href="#${prefix}lamp"`): string {
    return define(
      (id) => `<radialGradient id="${id}"${at === '' ? '' : ` ${at}`}>${stops.map(drawStop).join('')}</radialGradient>`,
    );
  }
  function linear(stops: readonly Stop[], at = 'x2="0" y2="1"'): string {
    return define((id) => `<linearGradient id="${id}" ${at}>${stops.map(drawStop).join('')}</linearGradient>`);
  }
  const paint = (color: string, of: Finish): string => radial(secret ? secretStops : stopsOf(color, of));
  const shown = (drawn: string): string => (secret ? '' : drawn);

  return {
    solid: (path, color, of = finish) => `<path d="${path}" fill="${paint(color, of)}"/>`,
    ball: (x, y, rx, ry, color, { turn, finish: of = finish } = {}) =>
      `<ellipse ${ellipse(x, y, rx, ry, turn)} fill="${paint(color, of)}"/>`,
    flat: (path, color, opacity = 1) => shown(`<path d="${path}" fill="${color}"${faint(opacity)}/>`),
    dot: (x, y, rx, ry, color, { turn, opacity = 1 } = {}) =>
      shown(`<ellipse ${ellipse(x, y, rx, ry, turn)} fill="${color}"${faint(opacity)}/>`),
    line: (path, color, width) => shown(stroke(path, color, width)),
    rod: (path, color, width) =>
      stroke(path, secret ? '#5a48ab' : color, width) +
      shown(
        `<g transform="translate(${round(-width / 6)} ${round(-width / 8)})" opacity=".45">${stroke(path, '#fff', width / 4)}</g>`,
      ),
    soft: (x, y, rx, ry, color, opacity) =>
      shown(
        `<ellipse ${ellipse(x, y, rx, ry)} fill="${radial(
          [
            [0, color, opacity],
            [0.5, color, opacity * 0.55],
            [1, color, 0],
          ],
          '',
        )}"/>`,
      ),
    gloss: (x, y, rx, ry, turn = -32, opacity = 0.85) =>
      shown(
        `<ellipse ${ellipse(x, y, rx, ry, turn)} fill="${linear([
          [0, '#fff', opacity],
          [1, '#fff', opacity * 0.08],
        ])}"/>`,
      ),
    rim: (path) =>
      `<path d="${path}" fill="none" stroke-width="4" stroke="${linear(
        [
          [0.6, '#fff', 0],
          [0.95, secret ? '#a99bff' : '#fff', 0.75],
        ],
        'x1=".2" y1=".1" x2=".85"',
      )}"/>`,
    under: (path, opacity = 0.42) =>
      shown(
        `<path d="${path}" fill="${linear([
          [0, '#2a0f55', opacity],
          [0.42, '#2a0f55', 0],
        ])}"/>`,
      ),
    fade: (path, from, to) =>
      shown(
        `<path d="${path}" fill="${linear([
          [0.15, from],
          [0.95, to],
        ])}"/>`,
      ),
    within: (path, content) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
      return content === '' ? '' : `<g clip-path="${clip}">${content}</g>`;
    },
    defs: () =>
      `<radialGradient id="${prefix}lamp" cx=".37" cy=".3" r=".74" fx=".33" fy=".23"/>` +
      [...defs.values()].map((entry) => entry.slice(entry.indexOf('|') + 1)).join(''),
  };
}

function drawStop([at, color, opacity = 1]: Stop): string {
  return `<stop offset="${round(at)}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`}/>`;
}

function faint(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${round(opacity)}"`;
}

function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"`;
  return `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${turned}`;
}

function stroke(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
}
