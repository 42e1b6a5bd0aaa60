import { useTranslation } from 'react-i18next';
import { Button, Link, Money } from '../../../primitives/index.ts';
import * as styles from './CoinsLink.css.ts';

export interface CoinsLinkProps {
  /** The player's coins; undefined until known. */
  balance: number | undefined;
  /** Link to topping up. */
  href: string;
}

/** At the end of home's bar on a phone and a tablet: a player's coins, which lead to more. */
export function CoinsLink({ balance, href }: CoinsLinkProps) {
  const { t } = useTranslation('shell');
  const coins = t('currency.balance');
  return (
    <span className={styles.root}>
      <Button asChild size="small" variant="soft" tone="neutral">
        <Link href={href}>{balance === undefined ? coins : <Money amount={balance} label={coins} />}</Link>
      </Button>
    </span>
  );
}
