import type { ParsedRequestOf } from '@mcy/api/contract';
import type { moveSeason as moveCall, saveSeason as saveCall } from '@mcy/api/operator/pass/contract';
import { moveSeason, saveSeason } from '../../boxes/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { logAction } from '../identity/logAction.ts';
import { vietnamMoment } from '../../../platform/calendar/vietnamMoment.ts';

declare module '../tables.ts' {
  interface OperatorActions {
    season_save: true;
    season_schedule: true;
    season_withdraw: true;
  }
}

/** Writes a draft of a season and returns its id. Refuses what its call says. */
export async function writeSeason(
  db: Database,
  {
    season_id: known_id,
    name_vn,
    name_zh,
    name_en,
    starts_on,
    toy_id,
    issue_id,
    why,
    ...tasks
  }: ParsedRequestOf<typeof saveCall>,
  operator_id: string,
  now: Date,
): Promise<string> {
  const plan = {
    name: { vn: name_vn, zh: name_zh, en: name_en },
    starts_at: vietnamMoment(starts_on),
    tasks: [
      { draws: tasks.draws_1, stones: tasks.stones_1 },
      { draws: tasks.draws_2, stones: tasks.stones_2 },
      { draws: tasks.draws_3, stones: tasks.stones_3 },
      { draws: tasks.draws_4, stones: tasks.stones_4 },
      { draws: tasks.draws_5, stones: tasks.stones_5 },
      { draws: tasks.draws_6, stones: tasks.stones_6 },
      { draws: tasks.draws_7, stones: tasks.stones_7 },
    ],
    toy_id,
    issue_id,
  };
  const season_id = await saveSeason(db, plan, { season_id: known_id, now });
  const detail = { why, starts_on };
  await logAction(db, { operator_id, action: 'season_save', subject_id: season_id, detail }, now);
  return season_id;
}

/** Announces a season, or takes it back. Refuses what its call says. */
export async function announceSeason(
  db: Database,
  { season_id, move, why }: ParsedRequestOf<typeof moveCall>,
  operator_id: string,
  now: Date,
): Promise<void> {
  await moveSeason(db, { season_id, move, now });
  await logAction(db, { operator_id, action: `season_${move}`, subject_id: season_id, detail: { why } }, now);
}
