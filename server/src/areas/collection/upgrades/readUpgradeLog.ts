import type { readUpgradeLog as call } from '@mcy/api/collection/upgrades/contract';
import type { ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { maskNickname } from '../../account/door.ts';
import { presentSeed } from '../../boxes/door.ts';
import { startOfUnit } from '../../../platform/calendar/startOfUnit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readPlaceCursor } from '../../../platform/http/readCursor.ts';

/** A page of the public log of upgrades, with the seeds of its draws and the one in use. */
export async function readUpgradeLog(
  db: Database,
  { cursor, limit }: ParsedRequestOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const found = await db
    .selectFrom('upgrade')
    .innerJoin('app_user', 'app_user.user_id', 'upgrade.user_id')
    .select(['nonce', 'seed_index', 'client_seed', 'put_value', 'stones', 'target_value', 'chance', 'won'])
    .select(['upgraded_at', 'app_user.nickname'])
    .where('nonce', '>=', readPlaceCursor(cursor))
    .orderBy('nonce')
    .limit(limit + 1)
    .execute();
  // Draws are numbered without gaps.
  const { rows, next_cursor } = cutPage(found, limit, (last) => last.nonce + 1);
  const { next_nonce, seed_index } = await db.selectFrom('upgrade_counter').selectAll().executeTakeFirstOrThrow();
  const seeds = await db
    .selectFrom('upgrade_seed')
    .selectAll()
    .where('seed_index', 'in', [...new Set([...rows.map((row) => row.seed_index), seed_index])])
    .orderBy('seed_index')
    .execute();
  return {
    rows: rows.map(({ nickname, upgraded_at, seed_index: _seed, ...row }) => ({
      ...row,
      player: maskNickname(nickname),
      upgraded_at: startOfUnit(upgraded_at, 'hour'),
    })),
    next_cursor,
    seeds: seeds.map(presentSeed),
    next_nonce,
  };
}
