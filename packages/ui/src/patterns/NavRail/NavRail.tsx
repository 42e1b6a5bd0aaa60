import type { ReactNode } from 'react';
import { NavEntry } from '../TabBar/NavEntry.tsx';
import type { NavTab } from '../TabBar/NavTab.ts';
import * as styles from './NavRail.css.ts';

export interface NavRailProps {
  /** Label of the navigation. */
  label: string;
  tabs: readonly NavTab[];
  /** The shop's logo above the entries. */
  brand?: ReactNode;
}

/** The main navigation at the side of a tablet or desktop; `AppShell` places it. */
export function NavRail({ label, tabs, brand }: NavRailProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      {brand}
      <ul className={styles.entries}>
        {tabs.map((tab) => (
          <NavEntry key={tab.href} tab={tab} />
        ))}
      </ul>
    </nav>
  );
}
