import type { PassTrack } from '@mcy/api/boxes/pass/words';
import type { Translated } from '@mcy/api/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { Rarity } from '../tables.ts';

/** A reward of a task as its season defines it. */
export interface TaskReward {
  place: number;
  track: PassTrack;
  /** Draws that the task takes. */
  needed: number;
  reward_id: string;
  /** Of the reward: stones, or those in place of a coupon or a toy. */
  stones: number;
  coupon_issue_id: string | null;
  name: Translated;
  image: string;
  toy: { toy_id: string; name: Translated; image: string; rarity: Rarity } | null;
}

/** The rewards of a season's tasks, both of a task together, the easiest first. */
export async function readTasks(db: Database, season_id: string): Promise<readonly TaskReward[]> {
  const tasks = await db
    .selectFrom('pass_task')
    .innerJoin('reward as free', 'free.reward_id', 'pass_task.free_reward_id')
    .innerJoin('reward as paid', 'paid.reward_id', 'pass_task.paid_reward_id')
    .leftJoin('toy', 'toy.toy_id', 'pass_task.paid_toy_id')
    .select(['place', 'draws as needed', 'toy.toy_id', 'toy.name as toy_name', 'toy.image as toy_image', 'toy.rarity'])
    .select(['free.reward_id as free_id', 'free.stones as free_stones', 'free.name as free_name'])
    .select(['free.image as free_image', 'free.coupon_issue_id as free_issue_id'])
    .select(['paid.reward_id as paid_id', 'paid.stones as paid_stones', 'paid.name as paid_name'])
    .select(['paid.image as paid_image', 'paid.coupon_issue_id as paid_issue_id'])
    .where('season_id', '=', season_id)
    .orderBy('place')
    .execute();
  return tasks.flatMap(({ place, needed, toy_id, toy_name, toy_image, rarity, ...task }): TaskReward[] => [
    {
      place,
      needed,
      track: 'free',
      reward_id: task.free_id,
      stones: task.free_stones,
      coupon_issue_id: task.free_issue_id,
      name: task.free_name,
      image: task.free_image,
      toy: null,
    },
    {
      place,
      needed,
      track: 'paid',
      reward_id: task.paid_id,
      stones: task.paid_stones,
      coupon_issue_id: task.paid_issue_id,
      name: task.paid_name,
      image: task.paid_image,
      toy:
        toy_id === null || toy_name === null || toy_image === null || rarity === null
          ? null
          : { toy_id, name: toy_name, image: toy_image, rarity },
    },
  ]);
}
