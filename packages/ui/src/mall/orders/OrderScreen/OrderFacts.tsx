import type { Order } from '@mcy/api/mall/orders/contract';
import { Copy, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Button, IconButton, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface OrderFactsProps {
  order: Order;
  /** Puts a number on the clipboard and says so. */
  onCopy: (text: string) => Promise<void>;
  /** Downloads the invoice as a PDF. */
  onInvoice: () => Promise<void>;
}

/** What an order is called, when it was placed, and its invoice once it was paid: also when a coupon paid all of it. */
export function OrderFacts({ order, onCopy, onInvoice }: OrderFactsProps) {
  const { t } = useTranslation('mall/orders');
  const locale = useLocale();
  const { number, tracking_number, created_at, state, paid } = order;
  return (
    <PageSection title={t('detail.facts')}>
      <Surface>
        <Stack space="small">
          <Fact name={t('detail.number')} value={String(number)} onCopy={onCopy} />
          {tracking_number !== null && <Fact name={t('detail.tracking')} value={tracking_number} onCopy={onCopy} />}
          <Fact name={t('detail.orderedAt')} value={formatDateTime(created_at, locale)} />
          {state !== 'pending_payment' && (paid > 0 || state !== 'cancelled') && (
            <Button variant="soft" tone="neutral" icon={FileText} onPress={onInvoice}>
              {t('detail.invoice')}
            </Button>
          )}
        </Stack>
      </Surface>
    </PageSection>
  );
}

interface FactProps {
  name: string;
  value: string;
  onCopy?: OrderFactsProps['onCopy'];
}

function Fact({ name, value, onCopy }: FactProps) {
  const { t } = useTranslation('mall/orders');
  return (
    <Inline align="between" space="xsmall">
      <Text inline size="small" tone="secondary">
        {name}
      </Text>
      <Inline space="xxsmall">
        <Text inline size="small" weight="medium" tabular>
          {value}
        </Text>
        {onCopy && (
          <IconButton
            icon={Copy}
            label={t('detail.copy', { what: name.toLocaleLowerCase() })}
            size="small"
            onPress={() => onCopy(value)}
          />
        )}
      </Inline>
    </Inline>
  );
}
