import { type NavTab, TabBar } from '../../../patterns/index.ts';
import * as styles from './KeptTabs.css.ts';

export interface KeptTabsProps {
  /** Label of the main navigation. */
  label: string;
  tabs: readonly NavTab[];
}

/** A phone's tab bar on a page that leads nowhere: `AppShell` shows it on the tabs' own pages alone. */
export function KeptTabs({ label, tabs }: KeptTabsProps) {
  return (
    <div className={styles.root}>
      <TabBar label={label} tabs={tabs} />
    </div>
  );
}
