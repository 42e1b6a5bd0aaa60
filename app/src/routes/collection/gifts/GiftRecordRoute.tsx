import type { GiftSide } from '@mcy/api/collection/gifts/words';
import { useGifts } from '@mcy/api/collection/gifts/hooks';
import { GiftsScreen } from '@mcy/ui/collection/gifts';
import { useState } from 'react';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { giftsRoutes } from './routes.ts';

export function GiftRecordRoute() {
  const [side, setSide] = useState<GiftSide>('received');
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <GiftsScreen
      side={side}
      gifts={usePagedLoad(useGifts({ side }))}
      onChooseSide={setSide}
      onGoBack={goBack}
      links={{ give: giftsRoutes.give(), gift: giftsRoutes.gift, inviteCode: profileRoutes.profile }}
    />
  );
}
