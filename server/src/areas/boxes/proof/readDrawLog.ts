import type { readDrawLog as call } from '@mcy/api/boxes/proof/contract';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import { startOfUnit } from '../../../platform/calendar/startOfUnit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findPool } from '../pools/findPool.ts';
import { maskNickname } from '../../account/door.ts';
import { presentSeed } from './presentSeed.ts';
import { cutPage } from '../../../platform/http/cutPage.ts';
import { readPlaceCursor } from '../../../platform/http/readCursor.ts';
import { readBonuses } from '../pools/readBonuses.ts';
import { readOddsTable } from '../pools/readOddsTable.ts';
import { topTier } from '../pools/standingWeights.ts';

/** A page of a pool's public draw log, with the seeds of its draws and the initial odds table. */
export async function readDrawLog(
  db: Database,
  { pool_id, cursor, limit }: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const pool = await findPool(db, pool_id);
  const first_nonce = readPlaceCursor(cursor);
  const found = await db
    .selectFrom('draw')
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .innerJoin('app_user', 'app_user.user_id', 'opening.user_id')
    .innerJoin('pool_player', (join) =>
      join.onRef('pool_player.pool_id', '=', 'opening.pool_id').onRef('pool_player.user_id', '=', 'opening.user_id'),
    )
    .select([
      'draw.nonce',
      'draw.seed_index',
      'draw.prize_id',
      'draw.guaranteed',
      'opening.client_seed',
      'opening.opened_at',
      'app_user.nickname',
      'pool_player.pseudonym',
    ])
    .where('draw.pool_id', '=', pool_id)
    .where('draw.nonce', '>=', first_nonce)
    .orderBy('draw.nonce')
    .limit(limit + 1)
    .execute();
  // Draws are numbered without gaps.
  const page = cutPage(found, limit, (last) => last.nonce + 1);
  const ofPool = db.selectFrom('pool_seed').selectAll().where('pool_id', '=', pool_id);
  const drawn = [...new Set(page.rows.map((draw) => draw.seed_index))];
  // Each half has its index; by one `or`, every seed of the pool would be read.
  const seeds = await ofPool
    .where('revealed_at', 'is', null)
    .union(ofPool.where('seed_index', '=', (is) => is.fn.any(is.val(drawn))))
    .orderBy('seed_index')
    .execute();
  const { rows, ...onTop } = await readOddsTable(db, pool);
  const bonuses = await readBonuses(db, pool, onTop, locale);
  const best = topTier(rows);
  return {
    rows: page.rows.map((draw) => ({
      nonce: draw.nonce,
      client_seed: draw.client_seed,
      prize_id: draw.prize_id,
      guaranteed: draw.guaranteed,
      player: maskNickname(draw.nickname),
      pseudonym: draw.pseudonym,
      drawn_at: startOfUnit(draw.opened_at, 'hour'),
    })),
    next_cursor: page.next_cursor,
    supply: pool.supply,
    guarantee_after: pool.guarantee_after,
    seeds: seeds.map(presentSeed),
    table: rows.map((row) => ({
      prize_id: row.prize_id,
      tier: row.tier,
      name: row.name[locale],
      weight: row.weight,
      top_tier: row.tier === best,
    })),
    bonuses: bonuses.map(({ bonus, prize: { prize_id, name }, winner }) => ({
      bonus,
      prize_id,
      name,
      nonce: winner?.nonce ?? null,
      pseudonym: winner?.pseudonym ?? null,
    })),
  };
}
