import { useAcceptGift, useDeclineGift, useGift, useTakeGiftBack } from '@mcy/api/collection/gifts/hooks';
import { GiftScreen } from '@mcy/ui/collection/gifts';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSession } from '../../../platform/session.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { itemsRoutes } from '../items/routes.ts';
import { giftsRoutes } from './routes.ts';

export function GiftRoute() {
  const { t } = useTranslation('collection/gifts');
  const gift = useRouteParam('gift', giftsRoutes.gifts);
  const signedIn = useSession() !== null;
  const query = useGift({ gift });
  const onRefused = query.refetch;
  const accept = useAction(useAcceptGift(), { done: t('gift.accepted'), onRefused });
  const decline = useAction(useDeclineGift(), { done: t('gift.declined'), onRefused });
  const takeBack = useAction(useTakeGiftBack(), { done: t('gift.takenBack'), onRefused });
  const goBack = useGoBack(signedIn ? giftsRoutes.gifts : poolsRoutes.mysteryBoxes);
  const { onShare, shareWindow } = useSharing({
    path: giftsRoutes.gift(query.data?.link ?? gift),
    title: t('gift.shareTitle'),
  });
  return (
    <>
      <GiftScreen
        gift={mapLoad(useLoad({ query }), (loaded) => loaded.query)}
        signInHref={signedIn ? undefined : entryRoutes.signIn(giftsRoutes.gift(gift))}
        onAccept={() => accept({ gift })}
        onDecline={() => decline({ gift })}
        onTakeBack={() => takeBack({ gift })}
        onShare={onShare}
        onGoBack={goBack}
        links={{ collection: itemsRoutes.collection, gifts: giftsRoutes.gifts, boxes: poolsRoutes.mysteryBoxes }}
      />
      {shareWindow}
    </>
  );
}
