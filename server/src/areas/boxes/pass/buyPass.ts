import type { buyPass as call } from '@mcy/api/boxes/pass/contract';
import type { ParsedRequestOf, RefusalOf, Translated } from '@mcy/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockBalances } from '../../../platform/ledger/lockBalances.ts';
import { salesAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { postJournal } from '../../../platform/ledger/postJournal.ts';
import { readAcceptances } from '../../content/door.ts';
import { lockSpending } from '../../wallet/door.ts';
import { passOwned, passPriceChanged, seasonNotFound, seasonOver } from './messages.ts';
import { passPurchaseJournal } from './passJournals.ts';

/**
 * Sells a player the paid track of the running season, in the caller's transaction; returns the coins that are left. It is
 * paid in coins alone. Refuses what its call says.
 */
export async function buyPass(
  db: Database,
  { user_id, request: { season_id, price } }: { user_id: string; request: ParsedRequestOf<typeof call> },
  now: Date,
): Promise<number> {
  const [acceptances, spending, balances, season] = await Promise.all([
    readAcceptances(db, [user_id]),
    lockSpending(db, [user_id], now),
    lockBalances(db, [user_id], ['balance']),
    db
      .selectFrom('pass_season')
      .selectAll()
      .where('season_id', '=', season_id)
      .where('state', '<>', 'draft')
      .executeTakeFirst(),
  ]);
  if (!season || now < season.starts_at) throw refusal('season_not_found', seasonNotFound, 'season_id');
  if (now >= season.ends_at) throw refusal('season_over', seasonOver, 'season_id');
  acceptances.require(user_id, now);
  if (season.price !== price) throw refusal('pass_price_changed', passPriceChanged, 'price');
  spending.require({ user_id, amount: price, now });
  const pass_id = await payOnce(db, { season_id, user_id, price, now });
  if (pass_id === null) throw refusal('pass_owned', passOwned, 'season_id');
  const balance = balances.pay(user_id, [{ currency: 'balance', amount: price }]);
  await db
    .updateTable('pass_season')
    .set((is) => ({ payers: is('payers', '+', 1) }))
    .where('season_id', '=', season_id)
    .execute();
  await postJournal(db, {
    kind: passPurchaseJournal,
    subject: season.name,
    reference_id: pass_id,
    now,
    postings: [
      { account: { user_id }, currency: 'balance', amount: -price },
      { account: salesAccount, currency: 'balance', amount: price },
    ],
  });
  return balance;
}

interface Payment {
  season_id: string;
  user_id: string;
  price: number;
  now: Date;
}

/** Marks a player's pass as paid and returns its id; null when it was paid before, also by a request that came at the same time. */
async function payOnce(db: Database, { season_id, user_id, price, now }: Payment): Promise<string | null> {
  const { rows } = await sql<{ pass_id: string }>`
    insert into pass_player (season_id, user_id, paid, paid_at) values (${season_id}, ${user_id}, ${price}, ${now})
    on conflict (season_id, user_id) do update set paid = excluded.paid, paid_at = excluded.paid_at
      where pass_player.paid_at is null
    returning pass_id`.execute(db);
  return rows[0]?.pass_id ?? null;
}

function refusal(error: RefusalOf<typeof call>, message: Translated, field: string): Refusal {
  return new Refusal({ error, message, field });
}
