import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { giftsAccount } from '../../../platform/ledger/ledgerAccounts.ts';
import { lockAccounts } from '../../../platform/ledger/lockAccounts.ts';
import type { JournalKind } from '../../../platform/ledger/JournalKind.ts';
import { type Journal, postJournals } from '../../../platform/ledger/postJournal.ts';
import { lockCouponStock } from '../../coupons/door.ts';
import type { PrizeRow } from '../pools/presentPrize.ts';
import { rewardJournal } from './rewardJournals.ts';

/** The part of a prize that is a reward. */
type RewardRow = Pick<PrizeRow, 'reward_id' | 'coupon_issue_id' | 'stones' | 'name'>;

/** Who wins what. */
interface Win {
  prize: RewardRow;
  user_id: string;
  /** The draw that it comes from; null for a reward that was not drawn. */
  draw: { pool_id: string; nonce: number } | null;
  now: Date;
}

/** What a player gets for a prize that is no toy: one of the two. */
export interface GivenReward {
  stones: number | null;
  coupon_id: string | null;
}

/** A reward with the row that will say so. */
interface NewReward extends GivenReward {
  given_id: string;
}

/** Rewards that are won, as the wins before leave them that are not written yet. */
export interface Rewards {
  /** Gives a player what a prize promises, or a coupon's stones when there is no coupon left for them; null for a toy. */
  give: (win: Win) => NewReward | null;
  /** Saves what was given. The draws are written before. */
  save: () => void;
}

/**
 * Locks what these prizes can give these players until the transaction ends: their stones, then the coupons. Prizes
 * that are all toys ask nothing. Stones that were not drawn have a kind of journal of their own.
 */
export async function lockRewards(
  db: Database,
  prizes: readonly RewardRow[],
  user_ids: readonly string[],
  kind: JournalKind = rewardJournal,
): Promise<Rewards> {
  const rewards = prizes.filter(({ reward_id }) => reward_id !== null);
  const issue_ids = [...new Set(rewards.flatMap(({ coupon_issue_id }) => coupon_issue_id ?? []))];
  const [, stock] = await Promise.all([
    rewards.length === 0 ? null : lockAccounts(db, user_ids, ['stone']),
    lockCouponStock(db, issue_ids, user_ids),
  ]);
  const given: (Win & NewReward)[] = [];
  return {
    give: (win) => {
      const { reward_id, coupon_issue_id, stones } = win.prize;
      if (reward_id === null) return null;
      const { user_id, now } = win;
      const coupon_id = coupon_issue_id === null ? null : stock.give({ issue_id: coupon_issue_id, user_id, now });
      const reward = { given_id: uuidv7(), coupon_id, stones: coupon_id === null ? stones : null };
      given.push({ ...win, ...reward });
      return reward;
    },
    save: () => {
      if (given.length === 0) return;
      stock.save();
      sendLater(
        db,
        sql`
          insert into reward_given (given_id, reward_id, user_id, pool_id, nonce, stones, coupon_id, given_at)
          select * from unnest(
            ${given.map(({ given_id }) => given_id)}::uuid[], ${given.map(({ prize }) => prize.reward_id)}::uuid[],
            ${given.map(({ user_id }) => user_id)}::uuid[], ${given.map(({ draw }) => draw?.pool_id ?? null)}::uuid[],
            ${given.map(({ draw }) => draw?.nonce ?? null)}::int[], ${given.map(({ stones }) => stones)}::bigint[],
            ${given.map(({ coupon_id }) => coupon_id)}::uuid[], ${given.map(({ now }) => now)}::timestamptz[]
          )`,
      );
      postJournals(
        db,
        given.flatMap((one) => journalOf(one, kind)),
      );
    },
  };
}

function journalOf({ given_id, user_id, prize, stones, now }: Win & NewReward, kind: JournalKind): Journal[] {
  if (stones === null) return [];
  const postings = [
    { account: giftsAccount, currency: 'stone', amount: -stones },
    { account: { user_id }, currency: 'stone', amount: stones },
  ] as const;
  return [{ kind, subject: prize.name, reference_id: given_id, now, postings }];
}
