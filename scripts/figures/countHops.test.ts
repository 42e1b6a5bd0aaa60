import { expect, it } from 'vitest';
import { countHops, readImports } from './countHops.ts';

const paths = [
  'packages/api/src/client/createClient.ts',
  'packages/api/src/client/index.ts',
  'packages/api/src/client/parse.ts',
  'packages/api/src/client/ApiError.ts',
  'packages/api/src/client/far.ts',
];

it('counts the modules of the shortest chain of imports, without indexes and types', () => {
  const imports = readImports(paths, [
    "packages/api/src/client/createClient.ts:import type { ApiError } from './ApiError.ts';",
    "packages/api/src/client/createClient.ts:import { far } from './far.ts';",
    "packages/api/src/client/createClient.ts:} from '@mcy/api/client';",
    "packages/api/src/client/index.ts:export { parse } from './parse.ts';",
    "packages/api/src/client/far.ts:import { parse } from './parse.ts';",
    "packages/api/src/client/parse.ts:import { ApiError } from './ApiError.ts';",
    "packages/api/src/client/parse.ts:import { z } from 'zod';",
  ]);
  const refusal = countHops(paths, imports).find(({ name }) => name === 'hops of a refusal, back to its field');
  expect(refusal?.modules).toEqual([
    'packages/api/src/client/createClient.ts',
    'packages/api/src/client/parse.ts',
    'packages/api/src/client/ApiError.ts',
  ]);
  expect(refusal?.value).toBe(3);
});
