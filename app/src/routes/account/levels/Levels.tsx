import { useClaimLevelGift, useLevels, useMyLevel } from '@mcy/api/account/levels/hooks';
import { type LevelPart, LevelsScreen } from '@mcy/ui/account/levels';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

/** The screen of levels, opened at one of its parts. */
export function Levels({ part }: { part: LevelPart }) {
  const { t } = useTranslation('account/levels');
  const signedIn = useSession() !== null;
  const mine = useMyLevel({});
  const levels = useLevels({});
  const read = useLoad({ levels });
  const own = useLoad({ levels, mine });
  const claim = useAction(useClaimLevelGift(), {
    done: ({ stones }) => t('level.gift.done', { stones: formatMoney(stones) }),
    // The gift may have been claimed on another device.
    onRefused: mine.refetch,
  });
  return (
    <LevelsScreen
      part={part}
      load={
        signedIn
          ? mapLoad(own, (data) => ({ ...data.levels, steps: data.levels.rows, mine: data.mine }))
          : mapLoad(read, (data) => ({ ...data.levels, steps: data.levels.rows, mine: null }))
      }
      onClaimGift={() => claim({})}
      onGoBack={useGoBack(profileRoutes.mine)}
      links={{ boxes: poolsRoutes.mysteryBoxes }}
    />
  );
}
