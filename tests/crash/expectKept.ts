import { readDrawLog } from '@mcy/api/boxes/proof/contract';
import { expect } from 'vitest';
import { callShop } from '../shop/callShop.ts';
import { readAll } from '../shop/readAll.ts';
import { drawsOf } from './drawsOf.ts';
import type { Player } from './Player.ts';

/** Expects every acknowledged draw once, paid once, nothing else, and logs without gaps. */
export async function expectKept(url: string, crowd: readonly Player[], pool_ids: readonly string[]): Promise<void> {
  for (const player of crowd) {
    const record = await player.readRecord(url);
    const acknowledged = [...player.acknowledged.values()];
    expect(sorted(record.map(({ opening_id }) => opening_id))).toEqual(
      sorted(acknowledged.map(({ opening }) => opening.opening_id)),
    );
    const spent = record.reduce((sum, { paid }) => sum + paid, 0);
    expect(await player.readBalance(url)).toBe(player.coins - spent);
    for (const { attempt, opening } of acknowledged.slice(-3)) {
      expect(await player.ask(attempt, url), 'the same key, the same answer').toEqual(opening);
    }
  }

  let logged = 0;
  for (const pool_id of pool_ids) {
    const log = await readAll((cursor) =>
      callShop(url, readDrawLog, { pool_id, limit: 50, ...(cursor === undefined ? {} : { cursor }) }),
    );
    expect(log.map(({ nonce }) => nonce)).toEqual(log.map((_, place) => place));
    logged += log.length;
  }
  expect(logged).toBeGreaterThanOrEqual(drawsOf(crowd));
}

function sorted(ids: readonly string[]): readonly string[] {
  return ids.toSorted();
}
