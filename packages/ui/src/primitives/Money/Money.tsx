import { Coins, Diamond, Gem, Hexagon } from 'lucide-react';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Money.css.ts';

/** The shop's four currencies (spec §3). */
export type Currency = 'balance' | 'stone' | 'diamond' | 'gem';

export interface MoneyProps extends RootProps {
  /** An integer in the smallest unit. */
  amount: number;
  currency?: Currency;
  /** The currency's name in the user's language. */
  label: string;
  /** `icon` shows its symbol and reads its name aloud, `text` writes the name. */
  variant?: 'icon' | 'text';
  size?: 'small' | 'standard' | 'large' | 'xlarge';
  tone?: 'inherit' | 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'critical';
  /** Shows a plus for income too. */
  signed?: boolean;
  /** An outdated price. */
  struck?: boolean;
}

/** The same elements in every amount: one that changes does not draw its symbol again. */
const signs = {
  balance: <Icon icon={Coins} size="text" />,
  stone: <Icon icon={Hexagon} size="text" />,
  diamond: <Icon icon={Diamond} size="text" />,
  gem: <Icon icon={Gem} size="text" />,
} as const;

/** An amount in one of the shop's currencies. */
export function Money({
  amount,
  currency = 'balance',
  label,
  variant = 'icon',
  size = 'standard',
  tone = 'inherit',
  signed = false,
  struck = false,
  ...rest
}: MoneyProps) {
  'use no memo';
  const Figure = struck ? 's' : 'span';
  return (
    <span {...rest} className={styles.money({ size, tone, struck })}>
      {variant === 'icon' && <span className={styles.sign[currency]}>{signs[currency]}</span>}
      <Figure>{signed && amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)}</Figure>{' '}
      <span className={variant === 'text' ? styles.unit : visuallyHidden}>{label}</span>
    </span>
  );
}

Money.inPlace = true;
