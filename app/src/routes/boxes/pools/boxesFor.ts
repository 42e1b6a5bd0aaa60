import { poolsRoutes } from './routes.ts';

/** Where these boxes are, such as those that a coupon is for. */
export function boxesFor(pool_ids: readonly string[]): string {
  const [only, ...others] = pool_ids;
  if (only !== undefined && others.length === 0) return poolsRoutes.pool(only);
  return only === undefined
    ? poolsRoutes.mysteryBoxes
    : `${poolsRoutes.mysteryBoxes}?${new URLSearchParams({ pool_ids: pool_ids.slice(0, 50).join(',') })}`;
}
