import { LayoutGrid, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sign } from '../../../patterns/index.ts';
import { Icon, Logo } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { OperatorScreenEntry } from '../OperatorScreenEntry.ts';
import * as styles from './OperatorNav.css.ts';

export interface OperatorNavProps {
  screens: readonly OperatorScreenEntry[];
  /** True on the desk's own page. */
  atDesk: boolean;
  links: { desk: string; shop: string };
}

/** The operators' navigation in place of the shop's: their screens at the side of a desktop; on a phone a bar that leads to the desk, which lists them. */
export function OperatorNav({ screens, atDesk, links }: OperatorNavProps) {
  const { t } = useTranslation('operator/desk');
  return (
    <nav aria-label={t('navigation')} className={styles.root} data-theme="dark">
      <p className={styles.brand}>
        <Logo size="small" tone="bar" label="MCY" />
        {t('title')}
      </p>
      <ul className={styles.entries}>
        <li>
          <Anchor href={links.desk} aria-current={atDesk ? 'page' : undefined} className={styles.entry}>
            <Icon icon={LayoutGrid} />
            {t('desk')}
          </Anchor>
        </li>
        {screens.map(({ href, label, sign, current, waiting }) => (
          <li key={href} className={styles.screen}>
            <Anchor href={href} aria-current={current ? 'page' : undefined} className={styles.entry}>
              <Sign sign={sign} />
              <span className={styles.words}>
                {label}
                {waiting}
              </span>
            </Anchor>
          </li>
        ))}
        <li className={styles.last}>
          <Anchor href={links.shop} className={styles.entry}>
            <Icon icon={Store} />
            {t('shop')}
          </Anchor>
        </li>
      </ul>
    </nav>
  );
}
