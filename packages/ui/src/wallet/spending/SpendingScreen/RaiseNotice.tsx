import type { Spending } from '@mcy/api/wallet/spending/contract';
import { spendingPeriods } from '@mcy/api/wallet/spending/words';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Notice } from '../../../patterns/index.ts';
import { Button, Inline, Stack, Text } from '../../../primitives/index.ts';

interface RaiseNoticeProps {
  spending: Spending;
  raise: NonNullable<Spending['raise']>;
  onCancelRaise: () => Promise<void>;
}

/** Higher caps that take effect later, and a button to keep the current ones. */
export function RaiseNotice({ spending, raise, onCancelRaise }: RaiseNoticeProps) {
  const { t } = useTranslation('wallet/spending');
  const locale = useLocale();
  const raised = spendingPeriods.filter((period) => raise[period] !== spending[period].cap);
  return (
    <Notice tone="accent">
      <Stack space="xsmall">
        <Text size="small" tone="inherit" weight="medium">
          {t('spending.raise.title', { time: formatDateTime(raise.takes_effect_at, locale) })}
        </Text>
        <ul>
          {raised.map((period) => {
            const cap = raise[period];
            return (
              <li key={period}>
                {t(`spending.raise.${period}`, { cap: cap === null ? t('spending.noCap') : formatMoney(cap) })}
              </li>
            );
          })}
        </ul>
        <Inline>
          <Button size="small" variant="soft" tone="neutral" onPress={onCancelRaise}>
            {t('spending.raise.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
