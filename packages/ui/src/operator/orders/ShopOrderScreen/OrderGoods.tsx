import type { OrderLine } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Grid, Image, Stack, Surface, Text } from '../../../primitives/index.ts';

/** What was ordered, as it was then. */
export function OrderGoods({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('operator/orders');
  return (
    <PageSection title={t('order.lines')}>
      <Surface>
        <Grid columns={{ phone: 2, tablet: 3 }} space="small" role="list">
          {lines.map(({ variant_id, name, variant_name, image, price, count }) => (
            <Stack key={variant_id} space="xxsmall" role="listitem">
              <Image src={image} alt="" fit="contain" ratio="square" />
              <Text size="small">{t('slip.piece', { count, name, variant: variant_name })}</Text>
              <Text size="small" tone="secondary" tabular>
                {t('coins', { amount: formatMoney(price) })}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Surface>
    </PageSection>
  );
}
