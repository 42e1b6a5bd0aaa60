import { useMysteryBoxPools } from '@mcy/api/boxes/pools/hooks';
import { FacesScreen } from '@mcy/ui/boxes/pools';
import { useTranslation } from 'react-i18next';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { placesOf } from './placesOf.ts';
import { poolsRoutes } from './routes.ts';

interface FacesPageProps {
  kind: 'card_machine' | 'lucky_bag';
}

/** All pools of a kind that has a list of its own. */
export function FacesPage({ kind }: FacesPageProps) {
  const { t } = useTranslation('boxes/pools');
  const face = kind === 'card_machine' ? 'machine' : 'bag';
  const places = placesOf(kind);
  const { onShare, shareWindow } = useSharing({ path: places.all, title: t(`face.${face}.list`) });
  return (
    <>
      <FacesScreen
        face={face}
        pools={usePagedLoad(useMysteryBoxPools({ kind }))}
        onShare={onShare}
        links={{ pool: ({ pool_id }) => places.pool(pool_id), boxes: poolsRoutes.mysteryBoxes }}
      />
      {shareWindow}
    </>
  );
}
