import type { NavTab } from '@mcy/ui/patterns';
import { House, MessagesSquare, PackageOpen, PartyPopper, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../routes/pathTo.ts';

/** The five entries of the tab bar (spec §2). */
export function useTabs(): NavTab[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = pathname === '/pages/index/index' ? pathTo.home : pathname;
  const tabs = [
    { href: pathTo.home, label: t('tabs.home'), icon: House },
    { href: pathTo.mysteryBoxes, label: t('tabs.card'), icon: PackageOpen },
    { href: pathTo.forum, label: t('tabs.forum'), icon: MessagesSquare },
    { href: pathTo.activities, label: t('tabs.activity'), icon: PartyPopper },
    { href: pathTo.mine, label: t('tabs.mine'), icon: UserRound },
  ];
  return tabs.map((tab) => ({ ...tab, current: tab.href === shown }));
}
