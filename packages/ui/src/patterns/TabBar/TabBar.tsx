import { NavEntry } from './NavEntry.tsx';
import type { NavTab } from './NavTab.ts';
import * as styles from './TabBar.css.ts';

export interface TabBarProps {
  /** Label of the navigation. */
  label: string;
  /** Five in the app (spec §2). */
  tabs: readonly NavTab[];
}

/** The main navigation at the bottom of a phone; `AppShell` places it. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ul className={styles.entries}>
        {tabs.map((tab) => (
          <NavEntry key={tab.href} tab={tab} />
        ))}
      </ul>
    </nav>
  );
}
