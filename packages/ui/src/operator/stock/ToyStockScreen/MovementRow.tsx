import type { StockMovement } from '@mcy/api/operator/stock/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { ListRow } from '../../../patterns/index.ts';
import { Stack, Surface, Text } from '../../../primitives/index.ts';

/** A change of a toy's counts: what it was, for what or why, and how much. */
export function MovementRow({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation('operator/stock');
  const locale = useLocale();
  const { kind, on_hand, promised, box_name, parcel_number, operator, reason, moved_at } = movement;
  const about = reason ?? box_name ?? (parcel_number === null ? null : t('movement.parcel', { number: parcel_number }));
  const time = formatDateTime(moved_at, locale);
  return (
    <Surface space="none" radius="standard">
      <ListRow
        title={t(`movement.${kind}`)}
        description={
          <Stack space="none">
            {about !== null && <Text size="small">{about}</Text>}
            <Text size="small" tone="secondary">
              {operator === null ? time : t('movement.by', { operator, time })}
            </Text>
          </Stack>
        }
        trailing={
          <Stack space="none" align="end">
            {on_hand !== 0 && (
              <Text size="small" weight="medium" tabular tone={on_hand > 0 ? 'positive' : 'critical'}>
                {t('movement.onHand', { change: signed(on_hand) })}
              </Text>
            )}
            {promised !== 0 && (
              <Text size="small" tabular tone="secondary">
                {t('movement.promised', { change: signed(promised) })}
              </Text>
            )}
          </Stack>
        }
      />
    </Surface>
  );
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatMoney(Math.abs(change))}`;
}
