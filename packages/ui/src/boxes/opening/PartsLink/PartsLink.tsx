import { ChevronRight, Hexagon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Icon, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import type { PaidParts } from '../PriceBar/offerOf.ts';
import * as styles from './PartsLink.css.ts';

export interface PartsLinkProps {
  /** What pays a part of the price now. */
  parts: PaidParts;
  /** Where they are chosen. */
  href: string;
}

/** The stones and diamonds of a purchase, on one line at its price; leads to their choice (box/choose_stone). */
export function PartsLink({ parts: { stones, diamonds }, href }: PartsLinkProps) {
  const { t } = useTranslation('boxes/opening');
  const used = [
    stones > 0 && t('parts.stonesOff', { stones: formatMoney(stones) }),
    diamonds > 0 && t('parts.diamondsOff', { diamonds: formatMoney(diamonds) }),
  ].filter((part) => part !== false);
  return (
    <Anchor href={href} className={styles.line}>
      <Icon icon={Hexagon} size="small" tone={used.length > 0 ? 'positive' : 'muted'} />
      <span className={styles.words}>
        <Text inline size="small" weight="medium" tone={used.length > 0 ? 'positive' : 'secondary'} lines={1}>
          {used.length > 0 ? used.join(' · ') : t('parts.use')}
        </Text>
      </span>
      <span className={styles.change}>
        <span className={styles.word}>
          <Text inline size="small" tone="secondary">
            {t(used.length > 0 ? 'parts.change' : 'parts.choose')}
          </Text>
        </span>
        <Icon icon={ChevronRight} size="small" tone="muted" />
      </span>
    </Anchor>
  );
}
