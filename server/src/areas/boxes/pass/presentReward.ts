import type { PassReward } from '@mcy/api/boxes/pass/contract';
import type { PassRewardState } from '@mcy/api/boxes/pass/words';
import type { Locale } from '@mcy/api/contract';
import type { TaskReward } from './readTasks.ts';

interface Standing {
  state: PassRewardState;
  /** Stones that were given in its place. */
  instead: number | null;
}

/** A reward, the same in every call. */
export function presentReward(
  { toy, coupon_issue_id, stones, ...reward }: TaskReward,
  { state, instead }: Standing,
  locale: Locale,
): PassReward {
  const { name, image } = toy ?? reward;
  return {
    kind: toy ? 'toy' : coupon_issue_id === null ? 'stones' : 'coupon',
    name: name[locale],
    image,
    rarity: toy?.rarity ?? null,
    stones,
    state,
    instead,
  };
}
