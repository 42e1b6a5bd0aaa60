import { createHash } from 'node:crypto';

/**
 * Pools whose first seed the demo's past uses up, each with a word that brings lively wins. Everybody can know these
 * seeds, so none of them may be left to draw from.
 */
const usedUp: Readonly<Record<string, string>> = {
  'deep-sea/2': '3',
  'deep-sea-tide/1': '1mw',
  'galaxy-endless/1': 'ju',
  'moonlight-academy/1': 'b',
  'moonlight-finals/1': 'bq',
  'morning-garden/1': '6q',
  'morning-garden-gallery/1': '0',
  'morning-garden-picnic/2': '1',
};

/** The first seed of a demo's pool with a past; undefined for one that keeps its seed to itself. */
export function firstSeedOf(slug: string, box: number): string | undefined {
  const name = `${slug}/${box}`;
  const word = usedUp[name];
  return word === undefined ? undefined : createHash('sha256').update(`mcy demo ${name} ${word}`).digest('hex');
}
