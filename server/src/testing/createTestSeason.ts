import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { moveSeason } from '../areas/boxes/pass/moveSeason.ts';
import { saveSeason, type SeasonPlan } from '../areas/boxes/pass/saveSeason.ts';
import { turnSeasons } from '../areas/boxes/pass/turnSeasons.ts';
import { createTestIssue } from './createTestIssue.ts';

interface TestSeason {
  starts_at: Date;
  /** Coupons there are. */
  coupons?: number;
  /** Leaves it a draft. */
  draft?: true;
}

/** Draws of the seven tasks. */
export const testDraws = [1, 2, 3, 5, 8, 10, 20] as const;

const testTasks: SeasonPlan['tasks'] = testDraws.map((draws, index) => ({ draws, stones: 100 * (index + 1) }));

/** Announces a season for a test, and starts it where its time has come by the clock. The toy of its last task has no unit until a test adds some. */
export async function createTestSeason(
  db: Database,
  { starts_at, coupons = 100, draft }: TestSeason,
): Promise<{ season_id: string; toy_id: string; issue_id: string; value: number; ends_at: Date }> {
  const { toy_id, value } = await createToy(db);
  const issue_id = await createTestIssue(db, { issue: { way: 'gift', stock: coupons, per_player: 3 } });
  const now = new Date(starts_at.getTime() - 1);
  const name = { vn: 'Mùa thử', zh: '测试赛季', en: 'Test season' };
  const plan = { name, starts_at, tasks: testTasks, toy_id, issue_id };
  const season_id = await saveSeason(db, plan, { season_id: null, now });
  if (draft !== true) {
    await inTransaction(db, (transaction) => moveSeason(transaction, { season_id, move: 'schedule', now }));
  }
  await turnSeasons(db, new Date());
  const { ends_at } = await db
    .selectFrom('pass_season')
    .select('ends_at')
    .where('season_id', '=', season_id)
    .executeTakeFirstOrThrow();
  return { season_id, toy_id, issue_id, value, ends_at };
}

/** A toy of which the warehouse has none. */
async function createToy(db: Database): Promise<{ toy_id: string; value: number }> {
  const word = JSON.stringify({ vn: 'Đồ chơi thử', zh: '测试玩具', en: 'Test toy' });
  const { series_id } = await db.selectFrom('series').select('series_id').limit(1).executeTakeFirstOrThrow();
  const toy = { toy_id: randomUUID(), series_id, value: 150_000, height_mm: 80, image: '/art/toys/echo-shell.webp' };
  await db
    .insertInto('toy')
    .values({ ...toy, name: word, description: word, material: word })
    .execute();
  return toy;
}
