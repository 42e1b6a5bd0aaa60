import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NavEntry.css.ts';
import type { NavTab } from './NavTab.ts';

/** An entry of the tab bar and the rail: icon over label. */
export function NavEntry({ tab: { href, label, icon, current, badge } }: { tab: NavTab }) {
  const count = badge?.count ?? 0;
  return (
    <li className={styles.cell}>
      <Anchor href={href} aria-current={current ? 'page' : undefined} className={styles.entry}>
        <span className={styles.glyph} data-lit={current}>
          <Icon icon={icon} />
          {count > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
        <span className={styles.label}>{label}</span>
        {count > 0 && <VisuallyHidden>{badge?.label}</VisuallyHidden>}
      </Anchor>
    </li>
  );
}
