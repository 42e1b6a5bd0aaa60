import { openingRoutes } from './routes.ts';

/** Where the results of an opening are shown again. */
export function replay({ pool_id, opening_id }: { pool_id: string; opening_id: string }): string {
  return openingRoutes.open(pool_id, opening_id);
}
