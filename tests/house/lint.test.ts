import { afterAll, expect, it } from 'vitest';
import { lintedFolder } from './lintedFolder.ts';

const samples = lintedFolder();

afterAll(() => samples.remove());

const path = 'packages/ui/src/primitives/Rating/Rating.tsx';

const faults = [
  ['no-explicit-any', 'export function rate(stars: any) {\n  return stars;\n}\n'],
  ['no-non-null-assertion', 'export function first(stars: string[]) {\n  return stars[0]!;\n}\n'],
  ['no-default-export', 'export default function Rating() {\n  return null;\n}\n'],
  ['ban-ts-comment', '// @ts-ignore\nexport const stars: number = "five";\n'],
  ['no-console', 'export function rate() {\n  console.log(5);\n}\n'],
  ['no-warning-comments', '// TODO: half stars\nexport const stars = 5;\n'],
  [
    'rules-of-hooks',
    "import { useState } from 'react';\nexport function Rating({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
  ],
  ['button-has-type', 'export function Rating() {\n  return <button>5</button>;\n}\n'],
  ['alt-text', 'export function Rating() {\n  return <img src="star.webp" />;\n}\n'],
  ['no-danger', 'export function Rating() {\n  return <i dangerouslySetInnerHTML={{ __html: "5" }} />;\n}\n'],
] as const;

it.for(faults.map(([rule, code]) => [rule, samples.add(path, code)] as const))(
  '%s is caught',
  async ([rule, faultsOf]) => {
    expect(await faultsOf()).toContain(rule);
  },
);

const faultless = samples.add(
  path,
  'export function Rating({ stars }: { stars: number }) {\n  return <i>{stars}</i>;\n}\n',
);

it('a correct component passes', async () => {
  expect(await faultless()).toBe('');
});
