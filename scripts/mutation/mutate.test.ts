import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { mutationGroups } from './groups.ts';
import { applyMutant, nameOf } from './Mutant.ts';
import { mutate } from './mutate.ts';
import { sampleMutants } from './sampleMutants.ts';

const root = join(import.meta.dirname, '../..');
const faultyVersionsOf = (source: string): string[] =>
  mutate('example.ts', source).map((mutant) => applyMutant(source, mutant));

it('puts faults into conditions, sums, numbers and statements', () => {
  expect(faultyVersionsOf('if (a < b) pay(a + 1);')).toEqual([
    'if (true) pay(a + 1);',
    'if (false) pay(a + 1);',
    'if (a <= b) pay(a + 1);',
    'if (a >= b) pay(a + 1);',
    'if (a < b) ;',
    'if (a < b) pay(a - 1);',
    'if (a < b) pay(a + (2));',
    'if (a < b) pay(a + (0));',
  ]);
});

it('puts faults into queries: drops a condition or a lock, changes a comparison', () => {
  expect(faultyVersionsOf("const row = db.where('id', '=', id).forUpdate();")).toEqual([
    "const row = db.where('id', '=', id);",
    'const row = db.forUpdate();',
  ]);
  expect(faultyVersionsOf('const q = sql`select 1 from t where ${a} <> b for update`;')).toEqual([
    'const q = sql`select 1 from t where ${a} = b for update`;',
    'const q = sql`select 1 from t where ${a} <> b `;',
  ]);
});

it('leaves types alone', () => {
  expect(faultyVersionsOf('interface A { size: 1 | 2 }\nconst a: Record<1, true> = b as A;')).toEqual([]);
});

it('takes the same sample for the same seed, and another one for another seed', () => {
  const mutants = mutate('example.ts', Array.from({ length: 50 }, (_, index) => `pay(${index + 5});`).join('\n'));
  expect(sampleMutants(mutants, 10, 'a')).toEqual(sampleMutants(mutants, 10, 'a'));
  expect(sampleMutants(mutants, 10, 'a')).not.toEqual(sampleMutants(mutants, 10, 'b'));
});

it('finds the code, its tests, and each excused mutant', () => {
  const tests = mutationGroups.flatMap((group) => group.tests);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  const files = mutationGroups.flatMap((group) => group.files);
  const names = new Set(files.flatMap((file) => mutate(file, readFileSync(join(root, file), 'utf8')).map(nameOf)));
  expect(Object.keys(equivalents).filter((name) => !names.has(name))).toEqual([]);
});
