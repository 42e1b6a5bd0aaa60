import type { Config } from '../../../platform/config/config.ts';
import type { KeepApproval } from '../../../platform/approvals/askSecondOperator.ts';
import type { Database } from '../../../platform/db/database.ts';
import { giveAlone } from '../approvals/giveAlone.ts';

/** An operator who gives money of orders back. */
export interface Office {
  operator_id: string;
  keep: KeepApproval;
  config: Pick<Config, 'refundsOfTwoAbove'>;
  now: Date;
}

/** Counts coins of an order that an operator gives back alone within 24 hours. Returns false, and counts nothing, when it takes two. */
export function giveBackAlone(
  db: Database,
  { order_id, coins }: { order_id: string; coins: number },
  { operator_id, config, now }: Office,
): Promise<boolean> {
  const given = { operator_id, right: 'orders', kind: 'refunds', subject_id: order_id, coins } as const;
  return giveAlone(db, { ...given, limit: config.refundsOfTwoAbove, now });
}

/** What a buyer is called in the shop. */
export async function nicknameOf(db: Database, user_id: string): Promise<string> {
  const buyer = db.selectFrom('app_user').select('nickname').where('user_id', '=', user_id);
  return (await buyer.executeTakeFirstOrThrow()).nickname;
}
