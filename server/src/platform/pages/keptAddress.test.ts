import { expect, it } from 'vitest';
import { keptAddress } from './keptAddress.ts';

const pool = '0199b1f0-0000-7000-8000-00000000000a';

it.each([
  [`pool_id=${pool}`, `/p?pool_id=${pool}`],
  // One page for one item: the app reads the parameter as the address has it.
  [`pool_id=${pool.toUpperCase()}`, null],
  ['pool_id=1', null],
  ['pool_id=', null],
  ['', '/p'],
  ['id=1b-2', '/p?id=1b-2'],
  ['type=user&id=1', '/p?id=1&type=user'],
  ['id=1&lang=en&utm_source=zalo&key_social=1', '/p?id=1'],
  ['id=1&filter=2', null],
  ['id=1&id=2', null],
  ['id=%3Cscript%3E', null],
  [`id=${'a'.repeat(65)}`, null],
])('renders a page asked for with "%s" at %s', (query, address) => {
  expect(keptAddress('/p', ['id', 'pool_id', 'type'], new URLSearchParams(query))).toBe(address);
});
