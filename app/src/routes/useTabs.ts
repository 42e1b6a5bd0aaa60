import type { NavTab } from '@mcy/ui/patterns';
import { House, MessagesSquare, PackageOpen, PartyPopper, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { postsRoutes } from './forum/posts/routes.ts';
import { homeRoutes } from './content/home/routes.ts';
import { isHome } from './home.ts';
import { poolsRoutes } from './boxes/pools/routes.ts';
import { profileRoutes } from './account/profile/routes.ts';
import { lobbyRoutes } from './rooms/lobby/routes.ts';

/** The five entries of the tab bar (spec §2). */
export function useTabs(): NavTab[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = isHome(pathname) ? homeRoutes.home : pathname;
  const tabs = [
    { href: homeRoutes.home, label: t('tabs.home'), icon: House },
    { href: poolsRoutes.mysteryBoxes, label: t('tabs.card'), icon: PackageOpen },
    { href: postsRoutes.forum, label: t('tabs.forum'), icon: MessagesSquare },
    { href: lobbyRoutes.activities, label: t('tabs.activity'), icon: PartyPopper },
    { href: profileRoutes.mine, label: t('tabs.mine'), icon: UserRound },
  ];
  return tabs.map((tab) => ({ ...tab, current: tab.href === shown }));
}
