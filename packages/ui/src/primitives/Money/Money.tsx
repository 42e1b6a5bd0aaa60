import { Coins, Diamond, Gem, Hexagon } from 'lucide-react';
import { formatMoney } from '../../i18n/format.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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

const glyphs = { balance: Coins, stone: Hexagon, diamond: Diamond, gem: Gem } as const;

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
      {variant === 'icon' && (
        <span className={styles.sign[currency]}>
          <Icon icon={glyphs[currency]} size="text" />
        </span>
      )}
      <Figure>{signed && amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)}</Figure>{' '}
      {variant === 'text' ? <span className={styles.unit}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
