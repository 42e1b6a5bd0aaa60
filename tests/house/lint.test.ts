import { afterAll, expect, it } from 'vitest';
import { lintedFolder } from './lintedFolder.ts';

const samples = lintedFolder();

afterAll(() => samples.remove());

const path = 'packages/ui/src/primitives/Rating/Rating.tsx';

it.for([
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
] as const)('%s is caught', async ([rule, code]) => {
  expect(await samples.lint(path, code)).toContain(rule);
});

it('a component without fault is let through', async () => {
  const code = 'export function Rating({ stars }: { stars: number }) {\n  return <i>{stars}</i>;\n}\n';
  expect(await samples.lint(path, code)).not.toContain(path);
});
