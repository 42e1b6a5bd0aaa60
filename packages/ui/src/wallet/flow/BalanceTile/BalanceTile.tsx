import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Load } from '../../../patterns/index.ts';
import { Button, Inline, Money, Skeleton, Stack, Surface, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';
import * as styles from './BalanceTile.css.ts';

export interface BalanceTileProps {
  /** In the smallest unit. */
  balance: Load<number>;
  currency?: FlowCurrency;
  /** Actions on the balance. */
  action?: ReactNode;
}

/** A player's balance in one currency, large. */
export function BalanceTile({ balance, currency = 'balance', action }: BalanceTileProps) {
  const { t } = useTranslation('wallet/flow');
  return (
    <Surface variant="stage">
      <Inline align="between" space="medium">
        <Stack space="xxsmall">
          <Text size="small" tone="secondary">
            {t(`held.${currency}`)}
          </Text>
          <Figure balance={balance} currency={currency} />
        </Stack>
        {action}
      </Inline>
    </Surface>
  );
}

/** A failed balance takes a line, not a page: the rest of the screen still works. */
function Figure({ balance, currency }: Required<Pick<BalanceTileProps, 'balance' | 'currency'>>) {
  const { t } = useTranslation('shell');
  if (balance.status === 'loading') {
    return (
      <div className={styles.skeleton}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton shape="control" />
      </div>
    );
  }
  if (balance.status === 'failed') {
    return (
      <Inline space="small">
        <Text inline size="small" tone="critical" role="alert">
          {balance.message}
        </Text>
        <Button size="small" variant="soft" onPress={balance.onRetry}>
          {t('retry')}
        </Button>
      </Inline>
    );
  }
  return <Money amount={balance.data} currency={currency} label={t(`currency.${currency}`)} size="xlarge" />;
}
