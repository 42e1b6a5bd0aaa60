import { type MouseEvent, type ReactNode, useRef } from 'react';
import { BarEnd } from '../NavBar/BarEnd.ts';
import { NavRail } from '../NavRail/NavRail.tsx';
import type { NavTab } from '../TabBar/NavTab.ts';
import { TabBar } from '../TabBar/TabBar.tsx';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  tabs: readonly NavTab[];
  /** Label of the main navigation. */
  navigationLabel: string;
  /** Text of the skip link. */
  skipLabel: string;
  /**
   * `full` for the tabs' own pages; `rail` for pages below them, which have no tab bar on a phone; `none` for full
   * screen.
   */
  navigation?: 'full' | 'rail' | 'none';
  /** Navigation of its own in place of the shop's: above the page on a phone, at its side from 768 px. */
  side?: ReactNode;
  /** The shop's logo at the top of the rail. */
  brand?: ReactNode;
  /** The account, at the end of each page's `NavBar` on a desktop. */
  account?: ReactNode;
  /** The screen: its `NavBar`, then its content. */
  children: ReactNode;
}

/**
 * The frame of every page: content, with a tab bar on a phone and a rail from 768 px. The window scrolls, not a part of
 * it.
 */
export function AppShell({
  tabs,
  navigationLabel,
  skipLabel,
  navigation = 'full',
  side,
  brand,
  account = null,
  children,
}: AppShellProps) {
  const shown = side === undefined ? navigation : 'side';
  const content = useRef<HTMLElement>(null);

  function skipToContent(event: MouseEvent) {
    // The router owns the address: following #content would add it to the history.
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <div className={styles.root({ navigation: shown })}>
      <a href="#content" className={styles.skip} onClick={skipToContent}>
        {skipLabel}
      </a>
      {(shown === 'full' || shown === 'rail') && (
        <div className={styles.rail}>
          <NavRail label={navigationLabel} tabs={tabs} brand={brand} />
        </div>
      )}
      {side !== undefined && <div className={styles.side}>{side}</div>}
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        <BarEnd value={account}>{children}</BarEnd>
      </main>
      {shown === 'full' && (
        <div className={styles.tabBar}>
          <TabBar label={navigationLabel} tabs={tabs} />
        </div>
      )}
    </div>
  );
}
