import { type SeasonMove, type SeasonState, seasonMoves } from '@mcy/api/boxes/pass/words';
import type { Database } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/sqlState.ts';
import { touch } from '../../../platform/facts/touch.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { seasonFrozen, seasonInThePast, seasonNotFound, seasonsOverlap } from './messages.ts';

interface Moving {
  season_id: string;
  move: Extract<SeasonMove, 'change' | 'schedule' | 'withdraw'>;
  now: Date;
}

/** Locks a season for what an operator does with it. Refuses `season_not_found`, and `season_frozen` where its state does not allow it. */
export async function lockSeason(
  db: Database,
  { season_id, move, now }: Moving,
): Promise<{ starts_at: Date; ends_at: Date }> {
  const season = await db
    .selectFrom('pass_season')
    .select(['state', 'starts_at', 'ends_at'])
    .where('season_id', '=', season_id)
    .forUpdate()
    .executeTakeFirst();
  if (!season) throw new Refusal({ error: 'season_not_found', message: seasonNotFound, field: 'season_id' });
  if (stateAt(season, now) !== seasonMoves[move].from) {
    throw new Refusal({ error: 'season_frozen', message: seasonFrozen, field: 'season_id' });
  }
  return season;
}

/** What the clock says, also before the job has marked it. */
function stateAt({ state, starts_at }: { state: SeasonState; starts_at: Date }, now: Date): SeasonState {
  return state === 'scheduled' && starts_at <= now ? 'running' : state;
}

/** Announces a draft, or takes an announcement back. Refuses as `lockSeason` does, `season_in_the_past`, `seasons_overlap`. */
export async function moveSeason(
  db: Database,
  { season_id, move, now }: Moving & { move: 'schedule' | 'withdraw' },
): Promise<void> {
  const { starts_at, ends_at } = await lockSeason(db, { season_id, move, now });
  if (move === 'schedule') {
    if (starts_at <= now) {
      throw new Refusal({ error: 'season_in_the_past', message: seasonInThePast, field: 'season_id' });
    }
    const other = await db
      .selectFrom('pass_season')
      .select('ends_at')
      .where('state', '<>', 'draft')
      .where('starts_at', '<', ends_at)
      .where('ends_at', '>', starts_at)
      .executeTakeFirst();
    if (other) throw overlap(other.ends_at);
  }
  try {
    await db
      .updateTable('pass_season')
      .set({ state: seasonMoves[move].to })
      .where('season_id', '=', season_id)
      .execute();
  } catch (error) {
    // Another operator announced one for the same days at the same moment.
    if (violates(error, 'seasons_follow_each_other')) throw overlap(ends_at);
    throw error;
  }
  touch(db, 'boxes/pass', 'everybody');
}

function overlap(until: Date): Refusal {
  return new Refusal({ error: 'seasons_overlap', message: seasonsOverlap(until), field: 'season_id' });
}
