import { expect, it } from 'vitest';
import { rowStart } from './rowStart.ts';

/** How many cards each row has, and the grid line where it starts. */
function rowsOf(count: number, columns: number): [number, number][] {
  const rows: [number, number][] = [];
  for (let position = 0; position < count; position += 1) {
    const start = rowStart(position, count, columns);
    const row = rows.at(-1);
    if (start !== undefined) rows.push([1, start]);
    else if (row) row[0] += 1;
  }
  return rows;
}

it('starts each row where its cards are centered', () => {
  expect(rowsOf(21, 5)).toEqual([
    [5, 1],
    [4, 2],
    [4, 2],
    [4, 2],
    [4, 2],
  ]);
  expect(rowsOf(21, 8)).toEqual([
    [7, 2],
    [7, 2],
    [7, 2],
  ]);
});

it('leaves no row with two cards fewer than another, and needs no more rows', () => {
  for (let columns = 4; columns <= 10; columns += 1) {
    for (let count = 12; count <= 50; count += 1) {
      const rows = rowsOf(count, columns).map(([cards]) => cards);
      expect(Math.max(...rows) - Math.min(...rows), `${count} in ${columns} columns`).toBeLessThanOrEqual(1);
      expect(rows).toHaveLength(Math.ceil(count / columns));
      expect(rows.reduce((sum, cards) => sum + cards)).toBe(count);
    }
  }
});
