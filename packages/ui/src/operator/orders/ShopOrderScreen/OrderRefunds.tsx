import type { Refund } from '@mcy/api/mall/orders/contract';
import type { RefundState } from '@mcy/api/mall/orders/words';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Badge, Grid, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';

const tones = {
  requested: 'caution',
  approved: 'positive',
  refused: 'critical',
  withdrawn: 'neutral',
} as const satisfies Record<RefundState, string>;

/** What the buyer asked back, and what the shop answered; nothing without a refund. */
export function OrderRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useTranslation('operator/orders');
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <PageSection title={t('refund.title')}>
      <Stack space="small" role="list">
        {refunds.map(({ refund_id, state, amount, approved, reason, photos, answer, requested_at }) => (
          <Surface key={refund_id} role="listitem">
            <Stack space="xsmall">
              <Inline align="between" space="xsmall">
                <Text inline weight="medium" tabular>
                  {t('refund.asked', { amount: formatMoney(amount) })}
                </Text>
                <Badge tone={tones[state]}>{t(`refund.state.${state}`)}</Badge>
              </Inline>
              <Text size="small" tone="secondary">
                {formatDateTime(requested_at, locale)}
              </Text>
              <Text size="small">{t('refund.reason', { reason })}</Text>
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
              {approved !== null && (
                <Text size="small" tabular>
                  {t('refund.given', { amount: formatMoney(approved) })}
                </Text>
              )}
              {answer !== null && <Text size="small">{t('refund.answer', { answer })}</Text>}
            </Stack>
          </Surface>
        ))}
      </Stack>
    </PageSection>
  );
}
