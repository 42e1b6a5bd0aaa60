import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useRevealOpening, useUnopened } from '@mcy/api/boxes/opening/hooks';
import { OpenAllScreen } from '@mcy/ui/boxes/opening';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { chooseSound, useSound } from '../../../platform/device/sound.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { parcelsRoutes } from '../../collection/parcels/routes.ts';
import { poolsRoutes } from '../pools/routes.ts';
import { proofRoutes } from '../proof/routes.ts';
import { useShareOpening } from './useShareOpening.tsx';

/** Toys that one board can hold. */
const most = 50;

export function OpenAllRoute() {
  const { t } = useTranslation('boxes/opening');
  const load = useLoad({ unopened: useUnopened({}) });
  const reveal = useRevealOpening({ suppressed: true });
  const [shown, setShown] = useState<readonly Opening[] | null>(null);
  // Of the shows before. The list still has them until their answers are back.
  const [before, setBefore] = useState<readonly Opening[]>([]);
  const { share, shareWindow } = useShareOpening();
  const goBack = useGoBack(poolsRoutes.mysteryBoxes);
  const waiting = (rows: readonly Opening[]) => without(rows, before);
  // Decided once: the list empties as they are seen, which must not end the show.
  if (shown === null && load.status === 'loaded') setShown(ofOneShow(waiting(load.data.unopened.rows)));
  const rest = load.status === 'loaded' ? without(waiting(load.data.unopened.rows), shown ?? []).length : 0;
  return (
    <>
      <PageTitle>{t('open.title')}</PageTitle>
      <OpenAllScreen
        load={mapLoad(load, ({ unopened }) => shown ?? ofOneShow(waiting(unopened.rows)))}
        rest={rest}
        onOpenRest={() => {
          setBefore([...before, ...(shown ?? [])]);
          setShown(null);
        }}
        onSeen={() => {
          for (const { opening_id } of shown ?? []) reveal.mutate({ opening_id });
        }}
        onShare={share}
        sound={useSound()}
        onSoundChange={chooseSound}
        onGoBack={goBack}
        links={{
          deliver: (opening_ids) => parcelsRoutes.deliveryOrder(undefined, opening_ids.join(',')),
          record: proofRoutes.drawRecord,
          prize: poolsRoutes.prize,
          pools: poolsRoutes.mysteryBoxes,
        }}
      />
      {shareWindow}
    </>
  );
}

function without(rows: readonly Opening[], gone: readonly Opening[]): readonly Opening[] {
  return rows.filter(({ opening_id }) => gone.every((one) => one.opening_id !== opening_id));
}

/** As many as fit on a board, oldest first, and at least one. The others stay in the tray. */
function ofOneShow(unopened: readonly Opening[]): readonly Opening[] {
  let toys = 0;
  return unopened.toReversed().filter(({ results }, place) => {
    toys += results.length;
    return place === 0 || toys <= most;
  });
}
