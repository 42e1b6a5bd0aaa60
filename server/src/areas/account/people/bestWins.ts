import type { readPlayer } from '@mcy/api/account/people/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { definePort } from '../../../platform/area/Port.ts';
import type { Database } from '../../../platform/db/database.ts';

type BestWins = NonNullable<ResponseOf<typeof readPlayer>['best_wins']>;

/** Reads the best a player won, rarest first; what they have not looked at yet is not told. */
export type ListBestWins = (db: Database, user_id: string, locale: Locale) => Promise<BestWins>;

/** What stands on a public profile beside the account's own: the area of the prizes knows it, and it uses this area itself. */
export const bestWins = definePort<ListBestWins>('the best wins of a player');
