import { TonightCard } from '@mcy/ui/boxes/daily';
import { dailyRoutes } from './routes.ts';
import { useTonight } from './useTonight.ts';

/** Tonight's free draw on home. It loads after the page, into a place that is kept free. */
export function Tonight() {
  const { daily, own, onTurn, now } = useTonight();
  if (daily.data === undefined) return null;
  const drawn = typeof own?.opening_id === 'string';
  return <TonightCard daily={daily.data} drawn={drawn} href={dailyRoutes.daily()} onTurn={onTurn} now={now} />;
}
