import { UnderDevelopmentScreen } from '@mcy/ui/system';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { pathTo } from '../pathTo.ts';

export function UnderDevelopmentRoute() {
  const { t } = useTranslation('system');
  return (
    <>
      <PageTitle>{t('underDevelopment.title')}</PageTitle>
      <UnderDevelopmentScreen links={{ home: pathTo.home, boxes: pathTo.mysteryBoxes }} />
    </>
  );
}
