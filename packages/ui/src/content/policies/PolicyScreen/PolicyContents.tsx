import { Link } from '../../../primitives/index.ts';
import * as styles from './PolicyScreen.css.ts';

interface PolicyContentsProps {
  /** Label of the navigation. */
  label: string;
  entries: readonly { title: string; href: string }[];
}

/** Links to the page's sections or to other documents, in one column. */
export function PolicyContents({ label, entries }: PolicyContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.contents}>
        {entries.map(({ title, href }) => (
          <li key={href} className={styles.entry}>
            <Link href={href} tone="quiet" weight="regular">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
