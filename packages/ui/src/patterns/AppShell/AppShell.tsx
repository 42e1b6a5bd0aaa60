import { type MouseEvent, type ReactNode, useRef } from 'react';
import { NavRail } from '../NavRail/NavRail.tsx';
import type { NavTab } from '../TabBar/NavTab.ts';
import { TabBar } from '../TabBar/TabBar.tsx';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  tabs: readonly NavTab[];
  /** Name of the main navigation. */
  navigationLabel: string;
  /** Text of the link that leads past the navigation. */
  skipLabel: string;
  /** `full` on the tabs' own pages; `rail` on pages below them, which have no tab bar on a phone; `none` fills the screen. */
  navigation?: 'full' | 'rail' | 'none';
  /** The shop's sign at the top of the rail. */
  brand?: ReactNode;
  /** The screen: its `NavBar`, then its content. */
  children: ReactNode;
}

/** The frame of every page: content, the tab bar below it on a phone, the rail beside it from 768 px. The window scrolls, not a part of it. */
export function AppShell({ tabs, navigationLabel, skipLabel, navigation = 'full', brand, children }: AppShellProps) {
  const content = useRef<HTMLElement>(null);

  function skipToContent(event: MouseEvent) {
    // The address is the router's: following #content would write it into the history.
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <div className={styles.root({ navigation })}>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {skipLabel}
      </a>
      {navigation !== 'none' && (
        <div className={styles.rail}>
          <NavRail label={navigationLabel} tabs={tabs} brand={brand} />
        </div>
      )}
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {navigation === 'full' && (
        <div className={styles.tabBar}>
          <TabBar label={navigationLabel} tabs={tabs} />
        </div>
      )}
    </div>
  );
}
