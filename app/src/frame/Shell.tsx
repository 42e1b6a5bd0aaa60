import { AppShell } from '@mcy/ui/patterns';
import { Logo } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { AnnouncerSlot } from '../platform/AnnouncerSlot.tsx';
import { BackgroundSlot } from './BackgroundSlot.tsx';
import { OperatorSideSlot } from './OperatorSideSlot.tsx';
import { LeavePromptSlot } from '../platform/LeavePromptSlot.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { useDesktopAccount } from './useDesktopAccount.ts';
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
  const account = useDesktopAccount();
  const operators = isOperators(pathname);
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
      side={operators ? <OperatorSideSlot /> : undefined}
      account={operators ? null : account}
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

/** Operators' pages (`who: 'operator'`) have addresses of their own: the frame knows them without the table of routes. */
function isOperators(pathname: string): boolean {
  return /^\/operator(?:\/|$)/.test(pathname);
}
