import { NotFoundScreen } from '@mcy/ui/system/frame';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useTabs } from '../../useTabs.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';

export function NotFoundRoute() {
  const { t } = useTranslation('system/frame');
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <NotFoundScreen
        art="/art/stage/nosy-telescope.webp"
        tabs={useTabs()}
        links={{ home: homeRoutes.home, boxes: poolsRoutes.mysteryBoxes }}
      />
    </>
  );
}
