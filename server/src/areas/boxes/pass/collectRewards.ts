import type { GivenPassReward } from '@mcy/api/boxes/pass/contract';
import { passRewardState } from '@mcy/api/boxes/pass/rules';
import type { PassActor, PassTrack } from '@mcy/api/boxes/pass/words';
import type { Locale } from '@mcy/api/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { sendLater } from '../../../platform/db/sendLater.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { lockRewards } from '../opening/lockRewards.ts';
import { nothingToCollect, seasonNotFound } from './messages.ts';
import { passRewardJournal } from './passJournals.ts';
import type { GivePassToy } from './passToys.ts';
import { presentReward } from './presentReward.ts';
import { insteadOf } from './readPass.ts';
import { readPlayer } from './readPlayer.ts';
import { readTasks, type TaskReward } from './readTasks.ts';

interface Collecting {
  season_id: string;
  user_id: string;
  /** The player, or the shop at the season's end. */
  actor: PassActor;
  giveToy: GivePassToy;
  now: Date;
}

interface Given extends TaskReward {
  claim_id: string;
  item_id: string | null;
  given_id: string | null;
  /** Stones that it gave. */
  gave: number | null;
}

/** Gives a player rewards of fulfilled tasks that wait, or the one that is named. Refuses `season_not_found`, `nothing_to_collect`. */
export async function collectRewards(
  db: Database,
  { reward, ...collecting }: Omit<Collecting, 'actor'> & { reward: { place: number; track: PassTrack } | undefined },
  locale: Locale,
): Promise<GivenPassReward[]> {
  const { season_id } = collecting;
  const season = await db
    .selectFrom('pass_season')
    .select('season_id')
    .where('season_id', '=', season_id)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!season) throw new Refusal({ error: 'season_not_found', message: seasonNotFound, field: 'season_id' });
  const given = await giveWaiting(
    db,
    { ...collecting, actor: 'player' },
    ({ place, track }) => reward === undefined || (reward.place === place && reward.track === track),
  );
  if (given.length === 0) {
    throw new Refusal({ error: 'nothing_to_collect', message: nothingToCollect, field: 'reward' });
  }
  return given.map((one) => {
    const standing = { state: 'completed', instead: insteadOf(one, { stones: one.gave }) } as const;
    return { ...presentReward(one, standing, locale), place: one.place, track: one.track };
  });
}

/** Gives what waits for a player, in the caller's transaction: toys first, then stones and coupons, as upgrades lock them. */
export async function giveWaiting(
  db: Database,
  { season_id, user_id, actor, giveToy, now }: Collecting,
  isWanted: (reward: TaskReward) => boolean,
): Promise<Given[]> {
  const { pass_id, draws, paid, claims } = await readPlayer(db, { season_id, user_id }, 'lock');
  if (pass_id === null) return [];
  const waiting = (await readTasks(db, season_id)).filter((reward) => {
    const collected = claims.some(({ place, track }) => place === reward.place && track === reward.track);
    const standing = { ...reward, draws, paid, collected, over: false };
    return isWanted(reward) && passRewardState(standing) === 'receive_reward';
  });
  if (waiting.length === 0) return [];
  const given: Given[] = [];
  for (const reward of waiting) {
    const claim_id = uuidv7();
    const toy = { user_id, origin_id: claim_id, countToy: () => countToy(db, season_id), now };
    const item_id = reward.toy ? await giveToy(db, { ...toy, toy_id: reward.toy.toy_id }) : null;
    given.push({ ...reward, claim_id, item_id, given_id: null, gave: null });
  }
  const rewards = await lockRewards(db, waiting, [user_id], passRewardJournal);
  for (const one of given) {
    if (one.item_id !== null) continue;
    const got = rewards.give({ prize: one, user_id, draw: null, now });
    one.given_id = got?.given_id ?? null;
    one.gave = got?.stones ?? null;
  }
  rewards.save();
  sendLater(
    db,
    sql`
      insert into pass_claim (claim_id, pass_id, place, track, given_id, item_id, actor, claimed_at)
      select claim_id, ${pass_id}::uuid, place, track, given_id, item_id, ${actor}, ${now}::timestamptz from unnest(
        ${given.map(({ claim_id }) => claim_id)}::uuid[], ${given.map(({ place }) => place)}::int[],
        ${given.map(({ track }) => track)}::text[], ${given.map(({ given_id }) => given_id)}::uuid[],
        ${given.map(({ item_id }) => item_id)}::uuid[]
      ) as claim (claim_id, place, track, given_id, item_id)`,
  );
  touch(db, 'boxes/pass', user_id);
  return given;
}

/** Toys of a season are numbered from 1. */
async function countToy(db: Database, season_id: string): Promise<number> {
  const { toys_given } = await db
    .updateTable('pass_season')
    .set((is) => ({ toys_given: is('toys_given', '+', 1) }))
    .where('season_id', '=', season_id)
    .returning('toys_given')
    .executeTakeFirstOrThrow();
  return toys_given;
}
