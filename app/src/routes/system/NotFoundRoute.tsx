import { NotFoundScreen } from '@mcy/ui/system/frame';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { pathTo } from '../pathTo.ts';

export function NotFoundRoute() {
  const { t } = useTranslation('system/frame');
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <NotFoundScreen links={{ home: pathTo.home, boxes: pathTo.mysteryBoxes }} />
    </>
  );
}
