import { useClaimLevelGift, useLevels, useMyLevel } from '@mcy/api/account/levels/hooks';
import { BenefitCentreScreen } from '@mcy/ui/account/levels';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { levelsRoutes } from './routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { profileRoutes } from '../profile/routes.ts';

export function BenefitCentreRoute() {
  const { t } = useTranslation('account/levels');
  const mine = useMyLevel({});
  const load = useLoad({ mine, levels: useLevels({}) });
  const claim = useAction(useClaimLevelGift(), {
    done: ({ stones }) => t('level.gift.done', { stones: formatMoney(stones) }),
    // The gift may have been claimed on another device.
    onRefused: mine.refetch,
  });

  return (
    <BenefitCentreScreen
      load={mapLoad(load, ({ mine: own, levels }) => ({ mine: own, steps: levels.rows }))}
      onClaimGift={() => claim({})}
      links={{
        mine: profileRoutes.mine,
        progress: levelsRoutes.levelProgress,
        rules: levelsRoutes.levelRules,
        boxes: poolsRoutes.mysteryBoxes,
      }}
    />
  );
}
