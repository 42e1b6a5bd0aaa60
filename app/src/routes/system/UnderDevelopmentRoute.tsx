import { UnderDevelopmentScreen } from '@mcy/ui/system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../platform/PageTitle.tsx';
import { useGoBack } from '../../platform/useGoBack.ts';
import { isPath, paths } from '../paths.ts';
import { pathTo } from '../pathTo.ts';

export function UnderDevelopmentRoute() {
  const { t } = useTranslation(['system', 'coming']);
  const coming = useComing();
  return (
    <>
      <PageTitle>{coming?.name ?? t('underDevelopment.title')}</PageTitle>
      <UnderDevelopmentScreen
        coming={coming}
        onGoBack={useGoBack(pathTo.home)}
        links={{ home: pathTo.home, boxes: pathTo.mysteryBoxes }}
      />
    </>
  );
}

/** What will be at this address. */
function useComing(): { name: string; about: string } | null {
  const { t } = useTranslation('coming');
  const { pathname } = useLocation();
  if (!isPath(pathname)) return null;
  const { area, screen } = paths[pathname];
  // Built areas have no words here.
  const screens: Readonly<Record<string, Readonly<Record<string, string>>>> = t('screens', { returnObjects: true });
  const areas: Readonly<Record<string, string>> = t('areas', { returnObjects: true });
  const [name, about] = [screens[area]?.[screen], areas[area]];
  return name === undefined || about === undefined ? null : { name, about };
}
