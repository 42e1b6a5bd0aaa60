import type { ParcelRow as Row } from '@mcy/api/collection/parcels/contract';
import type { ParcelState } from '@mcy/api/collection/parcels/words';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Badge, Heading, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ToyStrip } from '../ToyStrip/ToyStrip.tsx';

export interface ParcelRowProps {
  parcel: Row;
  href: string;
}

const tones = {
  paid: 'caution',
  packing: 'accent',
  shipped: 'accent',
  received: 'positive',
  cancelled: 'neutral',
} as const satisfies Record<ParcelState, string>;

/** A parcel among others: what is in it, how far it has come. */
export function ParcelRow({ parcel, href }: ParcelRowProps) {
  const { t } = useTranslation('collection/parcels');
  const locale = useLocale();
  const { number, state, pieces, fee, toys, changed_at } = parcel;
  return (
    <Surface href={href}>
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Heading level={2} size="small">
            {t('number', { number })}
          </Heading>
          <Badge size="small" tone={tones[state]}>
            {t(`state.${state}`)}
          </Badge>
        </Inline>
        <ToyStrip toys={toys} pieces={pieces} />
        <Inline align="between" space="xsmall">
          <Text inline size="small" tone="secondary" tabular>
            {`${t('pieces', { count: pieces })} · ${fee === 0 ? t('send.free') : formatMoney(fee)}`}
          </Text>
          <Text inline size="small" tone="muted">
            {formatDateTime(changed_at, locale)}
          </Text>
        </Inline>
      </Stack>
    </Surface>
  );
}
