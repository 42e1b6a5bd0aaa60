import type { Translated } from '@mcy/api/contract';
import { notify } from '../../account/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DrawnTicket } from './drawTickets.ts';
import type { PrizeRow } from '../pools/presentPrize.ts';
import type { OddsRow } from '../pools/readOddsTable.ts';
import type { Rarity } from '../tables.ts';

interface Wins {
  user_id: string;
  opening_id: string;
  pool_name: Translated;
  tickets: readonly DrawnTicket<OddsRow>[];
  /** The prize for the pool's last ticket, if this opening drew it. */
  last: PrizeRow | null;
  now: Date;
}

/** The tiers worth a notification. */
const toldRarity: Rarity = 'legendary';

/** Notifies a player of an opening's best wins, once they have seen the results. */
export async function notifyOfWins(db: Database, wins: Wins): Promise<void> {
  const { user_id, opening_id, pool_name, tickets, now } = wins;
  const told: { prize: PrizeRow; last: boolean }[] = tickets
    .filter(({ row }) => row.rarity === toldRarity)
    .map(({ row }) => ({ prize: row, last: false }));
  if (wins.last) told.push({ prize: wins.last, last: true });
  for (const { prize, last } of told) {
    const { prize_id, toy_name, toy_image } = prize;
    const data = { prize_id, toy_name, toy_image, pool_name, last };
    await notify(db, user_id, { kind: 'prize_won', data, awaits_opening_id: opening_id }, now);
  }
}
