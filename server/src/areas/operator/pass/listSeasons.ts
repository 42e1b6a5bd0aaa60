import { couponTask, toyTask } from '@mcy/api/boxes/pass/words';
import type { Locale, ParsedRequestOf, ResponseOf } from '@mcy/api/contract';
import type { ShopSeason, listSeasons as call } from '@mcy/api/operator/pass/contract';
import { seasonActions } from '@mcy/api/operator/pass/words';
import { type TaskReward, readTasks } from '../../boxes/door.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { readLogs } from '../identity/readLogs.ts';

/** A page of seasons, each with its tasks, its players and its log. */
export async function listSeasons(
  db: Database,
  page: ParsedRequestOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const { rows, next_cursor } = await readPage(
    db
      .selectFrom('pass_season')
      .select(['season_id', 'name', 'state', 'starts_at', 'ends_at', 'price', 'payers', 'toys_given']),
    { by: 'pass_season.season_id' },
    page,
  );
  const logOf = await readLogs(
    db,
    rows.map(({ season_id }) => season_id),
    seasonActions,
  );
  const seasons = await Promise.all(
    rows.map(async ({ season_id, name, starts_at, ends_at, ...season }): Promise<ShopSeason> => {
      const rewards = await readTasks(db, season_id);
      const paid = (place: number) => rewards.find((reward) => reward.place === place && reward.track === 'paid');
      const byPlace = Map.groupBy(rewards, ({ place }) => place);
      return {
        season_id,
        name: name[locale],
        names: name,
        ...season,
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        tasks: [...byPlace].flatMap(([place, [free, bought]]) =>
          free && bought
            ? [{ place, draws: free.needed, free: present(free, locale), paid: present(bought, locale) }]
            : [],
        ),
        toy_id: paid(toyTask)?.toy?.toy_id ?? '',
        issue_id: paid(couponTask)?.coupon_issue_id ?? '',
        log: logOf(season_id),
      };
    }),
  );
  return { rows: seasons, next_cursor };
}

function present({ toy, coupon_issue_id, name, stones }: TaskReward, locale: Locale) {
  const kind = toy ? 'toy' : coupon_issue_id === null ? 'stones' : 'coupon';
  return { kind, name: (toy?.name ?? name)[locale], stones } as const;
}
