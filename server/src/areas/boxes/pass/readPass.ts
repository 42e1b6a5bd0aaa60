import type { Pass, PassSeason } from '@mcy/api/boxes/pass/contract';
import { passRewardState } from '@mcy/api/boxes/pass/rules';
import type { Locale } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import { presentReward } from './presentReward.ts';
import { readPlayer } from './readPlayer.ts';
import { readTasks, type TaskReward } from './readTasks.ts';

/** The running season, or the latest that has ended, as a player finds it; and the next one. */
export async function readPass(db: Database, user_id: string, locale: Locale, now: Date): Promise<Pass> {
  const announced = db.selectFrom('pass_season').where('state', '<>', 'draft');
  const [season, next] = await Promise.all([
    announced.selectAll().where('starts_at', '<=', now).orderBy('starts_at', 'desc').limit(1).executeTakeFirst(),
    announced
      .select(['name', 'starts_at'])
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    season: season ? await readSeason(db, { ...season, user_id }, locale, now) : null,
    next: next ? { name: next.name[locale], starts_at: next.starts_at.toISOString() } : null,
    now: now.toISOString(),
  };
}

interface OwnSeason {
  season_id: string;
  user_id: string;
  name: Readonly<Record<Locale, string>>;
  price: number;
  starts_at: Date;
  ends_at: Date;
}

async function readSeason(
  db: Database,
  { season_id, user_id, name, price, starts_at, ends_at }: OwnSeason,
  locale: Locale,
  now: Date,
): Promise<PassSeason> {
  const [rewards, { draws, paid, claims }] = await Promise.all([
    readTasks(db, season_id),
    readPlayer(db, { season_id, user_id }),
  ]);
  const over = now >= ends_at;
  const present = (reward: TaskReward) => {
    const claim = claims.find(({ place, track }) => place === reward.place && track === reward.track);
    const state = passRewardState({ ...reward, draws, paid, collected: claim !== undefined, over });
    return presentReward(reward, { state, instead: claim ? insteadOf(reward, claim) : null }, locale);
  };
  const byPlace = Map.groupBy(rewards, ({ place }) => place);
  return {
    season_id,
    name: name[locale],
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    price,
    paid,
    draws,
    tasks: [...byPlace].flatMap(([place, [free, bought]]) =>
      free && bought ? [{ place, draws: free.needed, free: present(free), paid: present(bought) }] : [],
    ),
  };
}

/** Stones that stand in for a coupon or a toy. */
export function insteadOf({ toy, coupon_issue_id }: TaskReward, { stones }: { stones: number | null }): number | null {
  return toy !== null || coupon_issue_id !== null ? stones : null;
}
