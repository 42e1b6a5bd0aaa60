import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';

interface NoFlowProps {
  /** True when filters may hide entries. */
  filtered: boolean;
  onClear: () => void;
  currency: FlowCurrency;
  /** Link to a first entry. */
  action: ReactNode;
}

/** Empty state: no entries at all, or none that match the filters. */
export function NoFlow({ filtered, onClear, currency, action }: NoFlowProps) {
  const { t } = useTranslation('wallet/flow');
  if (!filtered) {
    return (
      <EmptyState icon={ReceiptText} title={t('flow.empty')} text={t(`flow.of.${currency}.empty`)} action={action} />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('flow.nothingFound.title')}
      text={t('flow.nothingFound.body')}
      action={
        <Button variant="soft" onPress={onClear}>
          {t('flow.nothingFound.action')}
        </Button>
      }
    />
  );
}
