import type { FairnessTable, PoolFairness } from '@mcy/api/boxes/fairness/contract';
import { useFairness } from '@mcy/api/boxes/fairness/hooks';
import { type Band, partsFromOdds, shuffleBand, tablesPerFalseAlarm, wilsonBand } from '@mcy/api/boxes/fairness/rules';
import { FairnessScreen, type FairnessScreenProps, type ObservedRow } from '@mcy/ui/boxes/fairness';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { poolsRoutes } from '../pools/routes.ts';

type Version = Extract<FairnessScreenProps['load'], { status: 'loaded' }>['data']['versions'][number];

/** From so many draws on, the page says whether they fit (ours). */
const enough = 100;

export function FairnessRoute() {
  const pool_id = useRouteParam('pool_id', poolsRoutes.mysteryBoxes);
  const load = useLoad({ fairness: useFairness({ pool_id }) });
  return (
    <FairnessScreen
      load={mapLoad(load, ({ fairness: { pool_name, supply, tables } }) => ({
        pool_name,
        versions: tables.map((table) => versionOf(table, supply)),
      }))}
      tablesPerFalseAlarm={tablesPerFalseAlarm}
      onGoBack={useGoBack(poolsRoutes.odds(pool_id))}
      links={{ pool: poolsRoutes.pool(pool_id) }}
    />
  );
}

function versionOf(
  { version, draws, guaranteed, rows, evidence }: FairnessTable,
  supply: PoolFairness['supply'],
): Version {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return {
    version,
    draws,
    guaranteed,
    verdict: evidence === null ? 'finite' : partsFromOdds(evidence) ? 'parted' : draws < enough ? 'few' : 'fits',
    rows: rows.map((row) => observedRow(row, { supply, total, draws })),
  };
}

function observedRow(
  { prize, weight, drawn }: FairnessTable['rows'][number],
  { supply, total, draws }: { supply: PoolFairness['supply']; total: number; draws: number },
): ObservedRow {
  const stated = weight / total;
  const observed = draws === 0 ? 0 : drawn / draws;
  const band: Band = supply === 'finite' ? shuffleBand({ made: weight, total, draws }) : wilsonBand(drawn, draws);
  const judged = supply === 'finite' ? observed : stated;
  return {
    prize,
    drawn,
    stated: millionths(stated),
    observed: millionths(observed),
    low: millionths(band.low),
    high: millionths(band.high),
    outside: draws > 0 && (judged < band.low || judged > band.high),
  };
}

function millionths(share: number): number {
  return Math.round(share * 1_000_000);
}
