import { changeDays } from './words.ts';

/** Until when its writer can change a review. */
export function changesUntil(created_at: Date): Date {
  return new Date(created_at.getTime() + changeDays * 86_400_000);
}

/** Stars on average, with one decimal; null without reviews. `points` are all stars together. */
export function averageStars(points: number, reviews: number): number | null {
  return reviews === 0 ? null : Math.round((10 * points) / reviews) / 10;
}
