import { couponTask, paidStones, passPrice, seasonDays, toyTask } from '@mcy/api/boxes/pass/words';
import { type Translated, formatAmount } from '@mcy/api/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { passCouponNotFound, passToyNotFound, seasonInThePast, tasksNotHarder } from './messages.ts';
import { lockSeason } from './moveSeason.ts';

/** A season as an operator writes it. */
export interface SeasonPlan {
  name: Translated;
  starts_at: Date;
  /** Of each task, the easiest first. */
  tasks: readonly { draws: number; stones: number }[];
  /** The toy of the last task, and the gift coupons of the fourth, for the paid track. */
  toy_id: string;
  issue_id: string;
}

interface Saving {
  /** A draft that is written again; null for a new one. */
  season_id: string | null;
  /** The id of a new one. */
  new_id?: string;
  now: Date;
}

const day = 86_400_000;

/**
 * Writes a draft of a season and returns its id. Refuses `season_not_found`, `season_frozen`, `season_in_the_past`,
 * `tasks_not_harder`, `toy_not_found`, `coupon_issue_not_found`.
 */
export async function saveSeason(
  db: Database,
  { name, starts_at, tasks, toy_id, issue_id }: SeasonPlan,
  { season_id: known_id, new_id = uuidv7(), now }: Saving,
): Promise<string> {
  if (starts_at <= now)
    throw new Refusal({ error: 'season_in_the_past', message: seasonInThePast, field: 'starts_on' });
  const easier = tasks.findIndex(({ draws }, place) => place > 0 && draws <= (tasks[place - 1]?.draws ?? 0));
  if (easier > 0) {
    throw new Refusal({ error: 'tasks_not_harder', message: tasksNotHarder, field: `draws_${easier + 1}` });
  }
  const [toy, coupon] = await Promise.all([
    db.selectFrom('toy').select(['value']).where('toy_id', '=', toy_id).executeTakeFirst(),
    db
      .selectFrom('coupon_issue')
      .innerJoin('coupon_template', 'coupon_template.template_id', 'coupon_issue.template_id')
      .select(['coupon_template.name', 'coupon_issue.most'])
      .where('issue_id', '=', issue_id)
      .where('way', '=', 'gift')
      .executeTakeFirst(),
  ]);
  if (!toy) throw new Refusal({ error: 'toy_not_found', message: passToyNotFound, field: 'toy_id' });
  if (!coupon) throw new Refusal({ error: 'coupon_issue_not_found', message: passCouponNotFound, field: 'issue_id' });
  const season = {
    name: JSON.stringify(name),
    price: passPrice,
    starts_at,
    ends_at: new Date(starts_at.getTime() + seasonDays * day),
  };
  const season_id = known_id ?? new_id;
  if (known_id === null) {
    await db
      .insertInto('pass_season')
      .values({ ...season, season_id, created_at: now })
      .execute();
  } else {
    await lockSeason(db, { season_id, move: 'change', now });
    await db.updateTable('pass_season').set(season).where('season_id', '=', season_id).execute();
    await db.deleteFrom('pass_task').where('season_id', '=', season_id).execute();
  }
  for (const [index, { draws, stones }] of tasks.entries()) {
    const place = index + 1;
    const free_reward_id = await stonesReward(db, stones);
    const paid_reward_id =
      place === couponTask
        ? await couponReward(db, { issue_id, ...coupon })
        : await stonesReward(db, place === toyTask ? toy.value : stones * paidStones);
    const paid_toy_id = place === toyTask ? toy_id : null;
    const task = { season_id, place, draws, free_reward_id, paid_reward_id, paid_toy_id };
    await db.insertInto('pass_task').values(task).execute();
  }
  return season_id;
}

/** So many stones as a reward, which never changes: one that there is, or a new one. */
async function stonesReward(db: Database, stones: number): Promise<string> {
  const amount = formatAmount(stones);
  const name = { vn: `${amount} đá linh hồn`, zh: `${amount} 灵魂石`, en: `${amount} soul stones` };
  return findReward(db, { name, image: '/art/rewards/stones.svg', stones, coupon_issue_id: null });
}

/** A coupon, worth as many stones as it takes off coins at most. */
async function couponReward(
  db: Database,
  { issue_id, name, most }: { issue_id: string; name: Translated; most: number },
): Promise<string> {
  return findReward(db, { name, image: '/art/rewards/coupon.svg', stones: most, coupon_issue_id: issue_id });
}

interface NewReward {
  name: Translated;
  image: string;
  stones: number;
  coupon_issue_id: string | null;
}

async function findReward(db: Database, { name, image, stones, coupon_issue_id }: NewReward): Promise<string> {
  const known = await db
    .selectFrom('reward')
    .select('reward_id')
    .where('stones', '=', stones)
    .where('image', '=', image)
    .where('coupon_issue_id', 'is not distinct from', coupon_issue_id)
    .executeTakeFirst();
  if (known) return known.reward_id;
  const reward_id = uuidv7();
  await db
    .insertInto('reward')
    .values({ reward_id, name: JSON.stringify(name), image, stones, coupon_issue_id })
    .execute();
  return reward_id;
}
