import { UnderDevelopmentScreen } from '@mcy/ui/system/frame';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';

export function UnderDevelopmentRoute() {
  const coming = useComing();
  return (
    <UnderDevelopmentScreen
      coming={coming}
      onGoBack={useGoBack(homeRoutes.home)}
      links={{ home: homeRoutes.home, boxes: poolsRoutes.mysteryBoxes }}
    />
  );
}

interface Part {
  /** What it will be for. */
  about: string;
  /** Names of its screens, by path. */
  screens: Readonly<Record<string, string>>;
}

/** What will be at this address. */
function useComing(): { name: string; about: string } | null {
  const { t } = useTranslation('system/coming');
  const { pathname } = useLocation();
  const parts: Readonly<Record<string, Part>> = t('parts', { returnObjects: true });
  const part = Object.values(parts).find(({ screens }) => pathname in screens);
  const name = part?.screens[pathname];
  return part === undefined || name === undefined ? null : { name, about: part.about };
}
