import type { Currency, Translated } from '@mcy/api/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

declare module '../db/database.ts' {
  interface Tables {
    /** One per owner and currency. Starts at 0 for a player, null for the shop; after that only entries change it. */
    ledger_account: {
      account_id: GeneratedAlways<number>;
      user_id: string | null;
      /** Of a `ShopAccount`. */
      system: string | null;
      currency: Currency;
      balance: number | null;
      /** All that ever came in; 0 for the shop's. */
      came_in: Generated<number>;
      /** No entry is posted before it: the time of the last one, or the end of a month that is closed. */
      posted_until: Generated<Date | null>;
    };
    journal: {
      journal_id: string;
      /** Of a `JournalKind`. */
      kind: string;
      subject: JSONColumnType<Translated>;
      reference_id: string;
      created_at: Generated<Date>;
    };
    /** Coins a player spent on a calendar day of Asia/Ho_Chi_Minh, `YYYY-MM-DD`: sums of entries, kept by `postJournal`. */
    spending_day: {
      user_id: string;
      day: string;
      spent: number;
    };
    /** Written by `postJournal` only. `balance_after` is null for the shop's accounts. */
    entry: {
      entry_id: GeneratedAlways<number>;
      journal_id: string;
      account_id: number;
      currency: Currency;
      amount: number;
      /** The kind of its journal, by which an index finds entries among a player's. */
      journal_kind: string;
      /** The time of its journal, but never before the entry before it of a player's account, nor in a closed month. */
      posted_at: Generated<Date>;
      balance_after: GeneratedAlways<number | null>;
      /** All that had come into a player's account, with this entry. */
      came_in: GeneratedAlways<number | null>;
    };
  }
}
