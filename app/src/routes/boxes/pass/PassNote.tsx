import type { PassSeason } from '@mcy/api/boxes/pass/contract';
import { usePass } from '@mcy/api/boxes/pass/hooks';
import { PassCard } from '@mcy/ui/boxes/pass';
import { passRoutes } from './routes.ts';

/** The battle pass beside the results of draws, once they brought a reward that can be received. */
export function PassNote() {
  const { data } = usePass({});
  const season = data?.season ?? null;
  if (season === null || !isWaiting(season)) return null;
  return <PassCard season={season} href={passRoutes.battlePass} />;
}

function isWaiting({ tasks }: PassSeason): boolean {
  return tasks.some(({ free, paid }) => free.state === 'receive_reward' || paid.state === 'receive_reward');
}
