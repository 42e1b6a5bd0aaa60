import type { readPlayer } from '@mcy/api/account/people/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { definePort } from '../../../platform/area/Port.ts';
import type { Database } from '../../../platform/db/database.ts';

type BestWins = NonNullable<ResponseOf<typeof readPlayer>['best_wins']>;

/** Reads a player's best wins, rarest first; excludes results they have not seen. */
export type ListBestWins = (db: Database, user_id: string, locale: Locale) => Promise<BestWins>;

/** A port, because the area of the prizes uses this one: it adds the wins to a public profile. */
export const bestWins = definePort<ListBestWins>('the best wins of a player');
