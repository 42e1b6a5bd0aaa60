import type { Variant } from '@mcy/api/mall/catalogue/contract';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../patterns/index.ts';
import { Badge, Inline, Money, Stack, Text } from '../../../primitives/index.ts';
import { percentOff } from '../ProductCard/ProductCard.tsx';
import { useSaleCountdown } from '../useSaleCountdown.ts';

/** What a version costs, and until when it costs less. */
export function ProductPrice({ variant, onSaleEnd }: { variant: Variant; onSaleEnd: () => void }) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  const countdown = useSaleCountdown();
  const { price, list_price, sale_until, free } = variant;
  return (
    <Stack space="xxsmall">
      <Inline space="small" alignY="baseline">
        <Money
          amount={price}
          size="xlarge"
          tone={list_price === null ? 'primary' : 'critical'}
          label={t('shell:currency.balance')}
        />
        {list_price !== null && (
          <>
            <Money amount={list_price} label={t('card.listPrice')} tone="muted" struck />
            <Badge tone="critical" variant="solid" size="small">
              {t('card.sale', { percent: percentOff(price, list_price) })}
            </Badge>
          </>
        )}
      </Inline>
      {sale_until !== null && free > 0 && (
        <Inline space="xsmall" alignY="center">
          <Text inline size="small" tone="secondary">
            {t('product.saleEnds')}
          </Text>
          <Countdown
            label={t('product.saleEnds')}
            deadline={sale_until}
            variant="inline"
            texts={countdown}
            onEnd={onSaleEnd}
          />
        </Inline>
      )}
    </Stack>
  );
}
