import type { BonusRow } from '@mcy/api/boxes/pools/contract';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { maskNickname } from '../../account/door.ts';
import { presentPrize } from './presentPrize.ts';
import type { OddsTable } from './readOddsTable.ts';

/** What a pool gives on top of its draws, and who got it once it is sold out. */
export async function readBonuses(
  db: Database,
  pool: { pool_id: string; sold_out: boolean },
  { last, endings }: Pick<OddsTable, 'last' | 'endings'>,
  locale: Locale,
): Promise<BonusRow[]> {
  const prizes = [
    ...(last ? [{ bonus: 'last' as const, prize: last }] : []),
    ...endings.map((prize) => ({ bonus: prize.ending, prize })),
  ];
  const winners = pool.sold_out && prizes.length > 0 ? await readBonusWinners(db, pool.pool_id) : [];
  return prizes.map(({ bonus, prize }) => {
    const winner = winners.find((won) => won.bonus === bonus);
    return {
      bonus,
      prize: presentPrize(prize, locale),
      winner: winner
        ? { nonce: winner.nonce, player: maskNickname(winner.nickname), pseudonym: winner.pseudonym }
        : null,
    };
  });
}

/** Who drew the tickets that won a pool's bonuses. */
export function readBonusWinners(db: Database, pool_id: string) {
  return db
    .selectFrom('item')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .innerJoin('app_user', 'app_user.user_id', 'opening.user_id')
    .innerJoin('pool_player', (join) =>
      join.onRef('pool_player.pool_id', '=', 'opening.pool_id').onRef('pool_player.user_id', '=', 'opening.user_id'),
    )
    .select(['draw.nonce', 'item.bonus', 'app_user.nickname', 'pool_player.pseudonym'])
    .where('item.pool_id', '=', pool_id)
    .where('item.bonus', 'is not', null)
    .execute();
}
