import type { Refund } from '@mcy/api/mall/orders/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { RefundPhotos } from './RefundPhotos.tsx';
import { Badge, Inline, Stack, Surface, Text, type Tone } from '../../../primitives/index.ts';

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
              <RefundPhotos photos={photos} label={(place) => t('refund.photo', { place })} />
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
