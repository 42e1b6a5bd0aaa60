import type { PassTrack } from '@mcy/api/boxes/pass/words';
import type { Database } from '../../../platform/db/database.ts';

interface PassPlayer {
  /** Null for a player who neither drew in the season nor paid for it. */
  pass_id: string | null;
  draws: number;
  paid: boolean;
  /** What they received, with the stones of each. */
  claims: readonly { place: number; track: PassTrack; stones: number | null }[];
}

/** A player's draws, payment and rewards in a season. */
export async function readPlayer(
  db: Database,
  { season_id, user_id }: { season_id: string; user_id: string },
  lock: 'lock' | 'look' = 'look',
): Promise<PassPlayer> {
  const own = db
    .selectFrom('pass_player')
    .select(['pass_id', 'draws', 'paid_at'])
    .where('season_id', '=', season_id)
    .where('user_id', '=', user_id);
  const player = await (lock === 'lock' ? own.forNoKeyUpdate() : own).executeTakeFirst();
  if (!player) return { pass_id: null, draws: 0, paid: false, claims: [] };
  const { pass_id, draws, paid_at } = player;
  const claims = await db
    .selectFrom('pass_claim')
    .leftJoin('reward_given', 'reward_given.given_id', 'pass_claim.given_id')
    .select(['place', 'track', 'reward_given.stones'])
    .where('pass_id', '=', pass_id)
    .execute();
  return { pass_id, draws, paid: paid_at !== null, claims };
}
