import { expect, it } from 'vitest';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';
import { edged, isPainted } from './edged.ts';

const ground = { backgroundColor: 'navy' };
const round = { borderRadius: '8px' };

it.for([
  [[{ ...ground, ...round }], true],
  [[round, ground], true],
  [[{ backgroundImage: 'linear-gradient(red, blue)', borderStartStartRadius: '8px' }], true],
  [[ground], false],
  [[round], false],
  [[{ ...ground, ...round, borderWidth: '1px' }], false],
  [[{ backgroundColor: 'transparent', ...round }], false],
  [[{ ...ground, ...round, '@media': { [media.forcedColors]: { outline: '1px solid' } } }], false],
] as const)('%j is drawn by paint alone: %s', ([rules, painted]) => {
  expect(isPainted(rules)).toBe(painted);
});

it('keeps an edge where colors are forced, and what else is said for there', () => {
  const rule = edged({
    ...ground,
    '@media': { [media.forcedColors]: { color: 'Highlight' }, print: { color: 'black' } },
  });
  expect(rule['@media']).toMatchObject({
    [media.forcedColors]: { borderWidth: vars.size.hairline, color: 'Highlight' },
    print: { color: 'black' },
  });
});
