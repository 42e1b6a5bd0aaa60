import type { RequestOf } from '@mcy/api/contract';
import { rules } from '@mcy/api/contract';
import type { ShopSeason, saveSeason } from '@mcy/api/operator/pass/contract';
import { useMoveSeason, useSaveSeason, useSeasonChoices, useSeasons } from '@mcy/api/operator/pass/hooks';
import { MoveSeasonForm, SeasonForm } from '@mcy/forms/operator/pass';
import { SeasonsScreen, type SeasonTask } from '@mcy/ui/operator/pass';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';

type Draft = Partial<RequestOf<typeof saveSeason>>;

/** What a new season begins with. */
const usual = [
  { draws: 1, stones: 100 },
  { draws: 5, stones: 200 },
  { draws: 15, stones: 300 },
  { draws: 30, stones: 500 },
  { draws: 50, stones: 800 },
  { draws: 70, stones: 1_200 },
  { draws: 100, stones: 2_000 },
];

export function SeasonsRoute() {
  const { t } = useTranslation('operator/pass');
  const [task, setTask] = useState<SeasonTask | null>(null);
  const { data: choice } = useSeasonChoices({});
  const onDone = () => setTask(null);
  const save = useFormAction(useSaveSeason({ suppressed: true }), { done: t('saved'), onDone });
  const move = useFormAction(useMoveSeason({ suppressed: true }), { done: t('moved'), onDone });
  return (
    <SeasonsScreen
      seasons={usePagedLoad(useSeasons({}))}
      task={task}
      form={(begun) => {
        if (begun.does === 'schedule' || begun.does === 'withdraw') {
          return <MoveSeasonForm season={{ season_id: begun.season.season_id, move: begun.does }} onSubmit={move} />;
        }
        if (choice === undefined) return null;
        return (
          <SeasonForm
            choice={choice}
            season={begun.does === 'create' ? { season_id: null, ...tasksOf(usual) } : draftOf(begun.season)}
            onSubmit={save}
          />
        );
      }}
      onBegin={setTask}
      onClose={() => setTask(null)}
      links={{ desk: deskRoutes.desk }}
    />
  );
}

function draftOf({ season_id, names, starts_at, tasks, toy_id, issue_id }: ShopSeason): Draft {
  return {
    season_id,
    name_vn: names.vn,
    name_zh: names.zh,
    name_en: names.en,
    starts_on: rules.vietnamToday(new Date(starts_at)),
    ...tasksOf(tasks.map(({ draws, free }) => ({ draws, stones: free.stones }))),
    toy_id,
    issue_id,
  };
}

function tasksOf(tasks: readonly { draws: number; stones: number }[]): Draft {
  return Object.fromEntries(
    tasks.flatMap(({ draws, stones }, index) => [
      [`draws_${index + 1}`, draws],
      [`stones_${index + 1}`, stones],
    ]),
  );
}
