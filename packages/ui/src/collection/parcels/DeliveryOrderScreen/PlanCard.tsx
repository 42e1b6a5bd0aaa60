import type { SentToy } from '@mcy/api/collection/parcels/contract';
import type { ShippingClass } from '@mcy/api/collection/items/words';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Heading, Icon, Inline, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ToyStrip } from '../ToyStrip/ToyStrip.tsx';

/** A parcel of the plan, as the shop's rule made it. */
export interface PlannedParcel {
  shipping_class: ShippingClass;
  items: readonly SentToy[];
  fee: number;
  /** How many more toys of its class would make it free. */
  missing: number;
}

/** How many toys of a planned parcel are shown. */
const shownToys = 5;

/** A parcel to be: its toys, what it costs and how it would be free. */
export function PlanCard({ parcel, place }: { parcel: PlannedParcel; place: number }) {
  const { t } = useTranslation(['collection/parcels', 'shell']);
  const { items, fee, missing, shipping_class } = parcel;
  return (
    <Surface role="listitem" radius="standard">
      <Stack space="small">
        <Inline align="between" space="xsmall">
          <Inline space="xsmall">
            <Icon icon={Package} tone="accent" />
            <Heading level={3} size="small">
              {t('send.parcel', { place, pieces: t('pieces', { count: items.length }) })}
            </Heading>
          </Inline>
          {fee === 0 ? (
            <Badge tone="positive">{t('send.free')}</Badge>
          ) : (
            <Money amount={fee} label={t('shell:currency.balance')} />
          )}
        </Inline>
        <ToyStrip toys={items.slice(0, shownToys)} pieces={items.length} />
        <Text size="small" tone="secondary">
          {t(`className.${shipping_class}`)}
        </Text>
        {missing > 0 && (
          <Text size="small" tone="accent" weight="medium">
            {t('send.more', { count: missing, class: t(`class.${shipping_class}`) })}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
