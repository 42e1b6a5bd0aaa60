import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allSeries } from '../series/allSeries.ts';
import drawn from '../series/drawn.json';
import { drawToy } from './drawToy.ts';

const toys = Object.values(allSeries).flatMap((series) => Object.entries(series));
const drawings = toys.map(([key, toy]) => [key, drawToy(key, toy)] as const);

describe('the forge', () => {
  it('draws what the committed pictures were made of; after a change, run npm run forge', () => {
    const hashes = drawings.map(([key, svg]) => [key, createHash('sha256').update(svg).digest('hex').slice(0, 16)]);
    expect(Object.fromEntries(hashes)).toEqual(drawn);
  });

  it('draws small files', () => {
    const sizes = drawings.map(([, svg]) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(14_000);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(8000);
  });

  it('draws well-formed files that need nothing else and run nothing', () => {
    for (const [key, svg] of drawings) {
      expect([key, openTags(svg)]).toEqual([key, []]);
      expect(svg).not.toMatch(/<script|\son\w+=|<image|<foreignObject|NaN|undefined|url\((?!#)|href="(?!#)/);
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(idsOf(svg)).toEqual(expect.arrayContaining(used));
    }
  });

  it('gives every id once, also when all toys and their secrets share a page', () => {
    const ids = [...drawings.map(([, svg]) => svg), ...toys.map(([key, toy]) => drawToy(key, toy, 'secret'))].flatMap(
      idsOf,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows of a secret toy one color and no face', () => {
    for (const [key, toy] of toys) {
      const solids = new Set(drawToy(key, toy, 'secret').match(/fill="url\(#[^)]+\)"/g));
      expect([key, solids.size]).toEqual([key, 1]);
    }
  });
});

function idsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Tags that are never closed, or closed in the wrong order. */
function openTags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w-]+="[^"<]*")*(\/?)>/g)) {
    if (end === '/' && open.at(-1) === name) open.pop();
    else if (self !== '/') open.push(end === '/' ? `/${name}` : name);
  }
  return open;
}
