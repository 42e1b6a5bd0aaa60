import type { Database } from '../../../platform/db/database.ts';
import type { Fact } from '../../../platform/facts/Facts.ts';
import { follower } from '../../../platform/facts/Follower.ts';
import { notifyAll } from '../../account/door.ts';
import type { Rarity } from '../tables.ts';

export const openingFollowers = [
  follower('boxOpened', { name: 'notice of wins', after: tellOfWins }),
  follower('endingWon', { name: 'notice of endings', after: tellOfEndings }),
];

/** Worth telling: the rarest there is. */
const toldRarity: Rarity = 'legendary';

/** Tells players of the best they won, once they have looked at it. */
async function tellOfWins(db: Database, facts: readonly Fact<'boxOpened'>[]): Promise<void> {
  const openings = new Map(facts.map(({ data, now }) => [data.opening_id, { user_id: data.user_id, now }]));
  const wins = await db
    .selectFrom('draw')
    .innerJoin('item', (join) => join.onRef('item.pool_id', '=', 'draw.pool_id').onRef('item.nonce', '=', 'draw.nonce'))
    .innerJoin('prize', 'prize.prize_id', 'item.prize_id')
    .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
    .innerJoin('pool', 'pool.pool_id', 'draw.pool_id')
    .select(['draw.opening_id', 'item.bonus', 'prize.prize_id', 'toy.name as toy_name', 'toy.image as toy_image'])
    .select('pool.name as pool_name')
    .where('draw.opening_id', '=', (is) => is.fn.any(is.val([...openings.keys()])))
    .where((is) =>
      is.or([
        is('item.bonus', '=', 'last'),
        is.and([is('prize.rarity', '=', toldRarity), is('item.bonus', 'is', null)]),
      ]),
    )
    .orderBy('draw.opening_id')
    .orderBy('draw.nonce')
    // The prize for a pool's last ticket comes after the ticket's own.
    .orderBy('item.bonus', (order) => order.nullsFirst())
    .execute();
  const notices = wins.flatMap(({ opening_id, bonus, ...win }) => {
    const opening = openings.get(opening_id);
    if (!opening) return [];
    const data = { ...win, last: bonus === 'last' };
    return [{ ...opening, kind: 'prize_won' as const, data, awaits_opening_id: opening_id }];
  });
  await notifyAll(db, notices);
}

/** Tells players what they won at a pool's end, once they have looked at the ticket that won it. */
async function tellOfEndings(db: Database, facts: readonly Fact<'endingWon'>[]): Promise<void> {
  const prizes = await db
    .selectFrom('item')
    .innerJoin('prize', 'prize.prize_id', 'item.prize_id')
    .innerJoin('toy', 'toy.toy_id', 'prize.toy_id')
    .innerJoin('pool', 'pool.pool_id', 'item.pool_id')
    .select(['item.pool_id', 'item.bonus', 'prize.prize_id', 'toy.name as toy_name', 'toy.image as toy_image'])
    .select('pool.name as pool_name')
    .where('item.pool_id', '=', (is) => is.fn.any(is.val(facts.map(({ data }) => data.pool_id))))
    .where('item.bonus', 'is not', null)
    .execute();
  const notices = facts.flatMap(({ data: { user_id, opening_id, pool_id, ending }, now }) => {
    const won = prizes.find((prize) => prize.pool_id === pool_id && prize.bonus === ending);
    if (!won) return [];
    const { prize_id, toy_name, toy_image, pool_name } = won;
    const data = { prize_id, toy_name, toy_image, pool_name, ending };
    return [{ user_id, kind: 'ending_won' as const, data, awaits_opening_id: opening_id, now }];
  });
  await notifyAll(db, notices);
}
