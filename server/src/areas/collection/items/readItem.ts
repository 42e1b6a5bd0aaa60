import type { ItemEvent, readItem as call } from '@mcy/api/collection/items/contract';
import type { ItemHistoryKind, ItemMove } from '@mcy/api/collection/items/words';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { maskNickname } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { itemNotFound } from './messages.ts';
import { presentItem, selectItems } from './presentItem.ts';

const shownOthers = 20;

/** Moves whose name is also an item's origin. */
const kindOf = (move: ItemMove): ItemHistoryKind =>
  move === 'upgrade' ? 'upgraded' : move === 'synthesise' ? 'synthesised' : move;

/** One of a player's items with its origin and its history. Refuses `item_not_found`, also for somebody else's. */
export async function readItem(
  db: Database,
  user_id: string,
  item_id: string,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const item = await selectItems(db, user_id)
    .select(['toy.description', 'toy.material', 'toy.height_mm', 'item.origin_id'])
    .where('item.item_id', '=', item_id)
    .executeTakeFirst();
  if (!item) throw new Refusal({ error: 'item_not_found', message: itemNotFound, field: 'item_id' });
  const [drawn, moves, others] = await Promise.all([
    readDraw(db, item_id),
    db
      .selectFrom('item_move')
      .innerJoin('app_user', 'app_user.user_id', 'item_move.user_id')
      .select(['item_move.move', 'item_move.moved_at', 'item_move.user_id', 'app_user.nickname'])
      .where('item_move.item_id', '=', item_id)
      .orderBy('item_move.move_id', 'desc')
      .execute(),
    db
      .selectFrom('item')
      .select(['item_id', 'serial'])
      .where('user_id', '=', user_id)
      .where('toy_id', '=', item.toy_id)
      .where('state', '=', 'held')
      .where('seen', '=', true)
      .where('item_id', '<>', item_id)
      .orderBy('item_id', 'desc')
      .limit(shownOthers)
      .execute(),
  ]);
  const ownerOf = (owner: { user_id: string; nickname: string }) =>
    owner.user_id === user_id ? null : maskNickname(owner.nickname);
  const made: ItemEvent = {
    kind: item.origin,
    at: item.created_at.toISOString(),
    owner: drawn === undefined ? null : ownerOf(drawn),
  };
  return {
    ...presentItem(item, locale),
    description: item.description[locale],
    material: item.material[locale],
    height_mm: item.height_mm,
    draw: drawn
      ? {
          pool_id: drawn.pool_id,
          pool_name: drawn.pool_name[locale],
          prize_id: drawn.prize_id,
          tier: drawn.tier,
          nonce: drawn.nonce,
          bonus: drawn.bonus !== null,
          pseudonym: drawn.pseudonym,
          drawn_at: drawn.opened_at.toISOString(),
          own: drawn.user_id === user_id,
        }
      : null,
    origin_id: item.origin_id,
    history: [
      ...moves.map(({ move, moved_at, ...owner }) => ({
        kind: kindOf(move),
        at: moved_at.toISOString(),
        owner: ownerOf(owner),
      })),
      made,
    ],
    others,
  };
}

/** An item's draw, with who made it; nothing for what was not drawn. */
function readDraw(db: Database, item_id: string) {
  return db
    .selectFrom('item')
    .innerJoin('draw', (join) => join.onRef('draw.pool_id', '=', 'item.pool_id').onRef('draw.nonce', '=', 'item.nonce'))
    .innerJoin('opening', 'opening.opening_id', 'draw.opening_id')
    .innerJoin('app_user', 'app_user.user_id', 'opening.user_id')
    .innerJoin('prize', 'prize.prize_id', 'item.prize_id')
    .innerJoin('pool', 'pool.pool_id', 'draw.pool_id')
    .innerJoin('pool_player', (join) =>
      join.onRef('pool_player.pool_id', '=', 'opening.pool_id').onRef('pool_player.user_id', '=', 'opening.user_id'),
    )
    .select([
      'draw.pool_id',
      'draw.nonce',
      'pool.name as pool_name',
      'prize.prize_id',
      'prize.tier',
      'item.bonus',
      'pool_player.pseudonym',
      'opening.opened_at',
      'opening.user_id',
      'app_user.nickname',
    ])
    .where('item.item_id', '=', item_id)
    .executeTakeFirst();
}
