import { useDrawRecord } from '@mcy/api/boxes/proof/hooks';
import { OpeningHistoryScreen } from '@mcy/ui/boxes/opening';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { replay } from './replay.ts';

export function OpeningHistoryRoute() {
  return (
    <OpeningHistoryScreen
      openings={usePagedLoad(useDrawRecord({}))}
      links={{ mine: profileRoutes.mine, pools: poolsRoutes.mysteryBoxes, replay }}
    />
  );
}
