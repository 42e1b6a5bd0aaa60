import type { Refund } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Badge, Grid, Image, Inline, Stack, Surface, Text, type Tone } from '../../../primitives/index.ts';

const tones: Record<Refund['state'], Tone> = {
  requested: 'caution',
  approved: 'positive',
  refused: 'critical',
  withdrawn: 'neutral',
};

/** What the buyer asked back, and what the shop answered. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <PageSection title={t('refund.list')}>
      <Stack space="small" role="list">
        {refunds.map(({ refund_id, state, amount, approved, reason, photos, answer, requested_at }) => (
          <Surface key={refund_id} role="listitem">
            <Stack space="xsmall">
              <Inline align="between" space="small">
                <Text weight="medium" tabular>
                  {t('refund.amount', { amount: formatMoney(approved ?? amount) })}
                </Text>
                <Badge size="small" tone={tones[state]}>
                  {t(`refund.state.${state}`)}
                </Badge>
              </Inline>
              <Text size="small" tone="secondary">
                {t('refund.reason', { reason })}
              </Text>
              {photos.length > 0 && (
                <Grid columns={{ phone: 3, tablet: 4 }} space="xsmall">
                  {photos.map(({ file_id, url }, index) => (
                    <Image
                      key={file_id}
                      src={url}
                      alt={t('refund.photo', { place: index + 1 })}
                      ratio="square"
                      radius="small"
                    />
                  ))}
                </Grid>
              )}
              {answer !== null && <Text size="small">{t('refund.answer', { answer })}</Text>}
              <Text size="small" tone="muted">
                {formatDateTime(requested_at, locale)}
              </Text>
            </Stack>
          </Surface>
        ))}
      </Stack>
    </PageSection>
  );
}
