import { Link } from '../../primitives/index.ts';
import type { Policy } from '../Policy.ts';
import * as styles from './PolicyScreen.css.ts';

interface PolicyContentsProps {
  /** Name of the navigation. */
  label: string;
  sections: Policy['sections'];
}

/** The ways to each section of the page. */
export function PolicyContents({ label, sections }: PolicyContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.contents}>
        {sections.map(({ id, heading }) => (
          <li key={id} className={styles.entry}>
            <Link href={`#${id}`} tone="quiet" weight="regular">
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
