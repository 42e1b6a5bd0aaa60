import { useLevels } from '@mcy/api/account/levels/hooks';
import { LevelRulesScreen } from '@mcy/ui/account/levels';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { levelsRoutes } from './routes.ts';

export function LevelRulesRoute() {
  const { t } = useTranslation('account/levels');
  const load = useLoad({ levels: useLevels({}) });
  const goBack = useGoBack(levelsRoutes.level);
  return (
    <>
      <PageTitle>{t('level.rules')}</PageTitle>
      <LevelRulesScreen
        load={mapLoad(load, ({ levels }) => levels)}
        onGoBack={goBack}
        links={{ benefits: levelsRoutes.level }}
      />
    </>
  );
}
