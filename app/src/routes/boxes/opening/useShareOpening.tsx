import type { Opening } from '@mcy/api/boxes/opening/contract';
import { bestPrize } from '@mcy/ui/boxes/opening';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedPage } from '../../../platform/share/SharedPage.ts';
import { useSharing } from '../../../platform/share/useSharing.tsx';
import { poolsRoutes } from '../pools/routes.ts';

interface Sharing {
  /** Asks where to share the best toy of an opening; without one, the box. */
  share: (opening?: Opening) => Promise<void>;
  shareWindow: ReactNode;
}

/** Shares what came out of a box by the page of its best toy. */
export function useShareOpening(box?: SharedPage): Sharing {
  const { t } = useTranslation('boxes/opening');
  const [won, setWon] = useState<SharedPage | null>(null);
  const page = won ?? box ?? { path: poolsRoutes.mysteryBoxes, title: t('open.title') };
  const { onShare, shareWindow } = useSharing(page);
  return {
    share(opening) {
      const prize = opening && bestPrize(opening.results);
      // Stones and coupons have no page of their own.
      setWon(prize?.kind === 'toy' ? { path: poolsRoutes.prize(prize.prize_id), title: prize.name } : null);
      return onShare();
    },
    shareWindow,
  };
}
