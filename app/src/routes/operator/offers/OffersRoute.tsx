import {
  useCreateRecipe,
  useCreateTarget,
  useOfferToys,
  useOffers,
  useStopOffer,
} from '@mcy/api/operator/offers/hooks';
import type { OfferKind } from '@mcy/api/operator/offers/words';
import { RecipeForm, StopOfferForm, UpgradeTargetForm } from '@mcy/forms/operator/offers';
import { OffersScreen, type OfferTask } from '@mcy/ui/operator/offers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';

export function OffersRoute() {
  const { t } = useTranslation('operator/offers');
  const [kind, setKind] = useState<OfferKind>('target');
  const [task, setTask] = useState<OfferTask | null>(null);
  const { data: choice } = useOfferToys({});
  const onDone = () => setTask(null);
  const createTarget = useFormAction(useCreateTarget({ suppressed: true }), { done: t('created'), onDone });
  const createRecipe = useFormAction(useCreateRecipe({ suppressed: true }), { done: t('created'), onDone });
  const stop = useFormAction(useStopOffer({ suppressed: true }), { done: t('done'), onDone });
  return (
    <OffersScreen
      kind={kind}
      onChooseKind={setKind}
      offers={usePagedLoad(useOffers({ kind }))}
      task={task}
      form={(begun) => {
        if (begun.does === 'stop')
          return <StopOfferForm offer={{ kind, offer_id: begun.offer.offer_id }} onSubmit={stop} />;
        if (choice === undefined) return null;
        return kind === 'target' ? (
          <UpgradeTargetForm choice={choice} onSubmit={createTarget} />
        ) : (
          <RecipeForm choice={choice} onSubmit={createRecipe} />
        );
      }}
      onBegin={setTask}
      onClose={() => setTask(null)}
      links={{ desk: deskRoutes.desk }}
    />
  );
}
