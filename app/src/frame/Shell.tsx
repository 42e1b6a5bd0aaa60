import { AppShell } from '@mcy/ui/patterns';
import { Logo } from '@mcy/ui/primitives';
import { media } from '@mcy/ui/tokens';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { AnnouncerSlot } from '../platform/AnnouncerSlot.tsx';
import { BackgroundSlot } from './BackgroundSlot.tsx';
import { LeavePromptSlot } from '../platform/LeavePromptSlot.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { useFramePart } from './useFramePart.ts';
import { useFailureReactions } from './useFailureReactions.ts';
import { useFocusOnNewPage } from '../platform/useFocusOnNewPage.ts';
import { useHeldHistory } from '../platform/useHeldHistory.ts';
import { useScrollRestoration } from '../platform/useScrollRestoration.ts';
import { useTabs } from '../routes/useTabs.ts';
import { WaitLine } from '../platform/WaitLine.tsx';

/** The frame around every route: navigation, reactions to failures, and what page changes need. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const tabs = useTabs();
  // Operators' pages (`who: 'operator'`) have addresses of their own: the frame knows them without the table of routes.
  const isOperators = /^\/operator\b/.test(pathname);
  const side = useFramePart('side', isOperators ? 'all' : null);
  const account = useFramePart('account', isOperators ? null : media.desktop);
  useFailureReactions();
  useScrollRestoration();
  useFocusOnNewPage();
  useHeldHistory();
  return (
    <AppShell
      tabs={tabs}
      navigationLabel={t('tabs.label')}
      skipLabel={t('skip')}
      brand={<Logo size="large" tone="bar" label="MCY" />}
      navigation={tabs.some((tab) => tab.current) ? 'full' : 'rail'}
      side={isOperators ? side : undefined}
      account={account}
    >
      <WaitLine />
      <BackgroundSlot />
      <RouteBoundary address={pathname + search}>
        <Outlet />
      </RouteBoundary>
      <AnnouncerSlot />
      <LeavePromptSlot />
    </AppShell>
  );
}
