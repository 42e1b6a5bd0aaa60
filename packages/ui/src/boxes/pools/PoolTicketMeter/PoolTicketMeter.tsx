import { Infinity as Endless } from 'lucide-react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Icon, Inline, Progress, Stack, Text } from '../../../primitives/index.ts';

/** At or below this share of tickets a box is nearly gone, which matters to collectors. */
const almostGone = 0.2;

export interface PoolTicketMeterProps {
  /** Tickets left and tickets made; null for an infinite pool. */
  remaining: number | null;
  total: number | null;
  size?: 'small' | 'standard';
}

/** What is left of a box: a bar for a finite pool, words for an infinite one. */
export function PoolTicketMeter({ remaining, total, size = 'standard' }: PoolTicketMeterProps) {
  'use no memo';
  const t = useTexts('boxes/pools');
  const textSize = size === 'small' ? 'xsmall' : 'small';
  if (remaining === null || total === null) {
    return (
      <Inline space="xxsmall" wrap={false}>
        <Icon icon={Endless} size="small" tone="accent" />
        <Text size={textSize} tone="secondary">
          {t('unlimited')}
        </Text>
      </Inline>
    );
  }
  const scarce = remaining > 0 && remaining <= total * almostGone;
  return (
    <Stack space="xxsmall">
      <Inline align="between" space="xxsmall" wrap={false}>
        <Text size={textSize} tone="secondary" tabular>
          {t('remaining', { remaining, total })}
        </Text>
        {scarce && (
          <Text size={textSize} tone="caution" weight="medium">
            {t('almostGone')}
          </Text>
        )}
      </Inline>
      <Progress
        value={remaining}
        max={total}
        size={size}
        tone={scarce ? 'caution' : 'accent'}
        label={t('remainingTickets')}
        valueText={t('remainingLabel', { remaining, total })}
      />
    </Stack>
  );
}
