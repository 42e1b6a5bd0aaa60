import type { PeriodSpending, SpendingPeriod } from '@mcy/api/wallet/spending/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Inline, Money, Progress, Stack, Text } from '../../../primitives/index.ts';

interface PeriodMeterProps {
  period: SpendingPeriod;
  spending: PeriodSpending;
}

/** From this share of a cap on, it is nearly used up. */
const nearlyAll = 0.8;

/** Spending in a period, with its cap if any. */
export function PeriodMeter({ period, spending: { spent, cap, resets_at } }: PeriodMeterProps) {
  const { t } = useTranslation('wallet/spending');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  const used = cap === null ? 0 : spent / Math.max(cap, 1);
  const tone = cap !== null && spent >= cap ? 'critical' : used >= nearlyAll ? 'caution' : 'accent';
  return (
    <Stack space="xsmall">
      <Inline align="between" space="xsmall">
        <Text inline weight="medium">
          {t(`spending.periods.${period}`)}
        </Text>
        <Money amount={spent} label={shell('currency.balance')} />
      </Inline>
      {cap !== null && (
        <Progress
          value={cap === 0 ? 1 : spent}
          max={cap === 0 ? 1 : cap}
          tone={tone}
          label={t(`spending.periods.${period}`)}
          valueText={t('spending.ofCap', { spent: formatMoney(spent), cap: formatMoney(cap) })}
        />
      )}
      <Inline align="between" space="xsmall">
        <Text inline size="small" tone={tone === 'accent' ? 'secondary' : tone} tabular>
          {cap === null
            ? t('spending.noCap')
            : spent >= cap
              ? t('spending.reached', { cap: formatMoney(cap) })
              : t('spending.left', { left: formatMoney(cap - spent), cap: formatMoney(cap) })}
        </Text>
        {cap !== null && (
          <Text inline size="small" tone="muted" tabular>
            {t('spending.resets', { time: formatDateTime(resets_at, locale) })}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
