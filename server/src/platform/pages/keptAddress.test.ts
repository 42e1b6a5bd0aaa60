import { expect, it } from 'vitest';
import { frameAddress, keptAddress } from './keptAddress.ts';

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

const box = `/box?pool_id=${pool}&draws=10`;

it.each([
  [box, `/p?return_to=${encodeURIComponent(box)}`],
  ['/box', '/p?return_to=%2Fbox'],
  ['/nowhere', null],
  ['/box?pool_id=1', null],
  ['/box?other=1', null],
  [`/box?return_to=${encodeURIComponent('/box')}`, null],
  ['https://evil.example/box', null],
])('keeps a frame with the way back to %s at %s', (return_to, address) => {
  const declaredAt = (path: string) => (path === '/box' ? ['pool_id', 'draws', 'return_to'] : undefined);
  expect(keptAddress('/p', ['return_to'], new URLSearchParams({ return_to }), declaredAt)).toBe(address);
});

it('renders no page for a guest by its way back', () => {
  expect(keptAddress('/p', ['return_to'], new URLSearchParams({ return_to: box }))).toBeNull();
});

it('keeps one frame for every item, also of the way back', () => {
  const item = '0199b1f0-0000-7000-8000-000000000000';
  expect(frameAddress(`/p?return_to=${encodeURIComponent(box)}`)).toBe(
    `/p?return_to=${encodeURIComponent(box.replace(pool, item))}`,
  );
});
