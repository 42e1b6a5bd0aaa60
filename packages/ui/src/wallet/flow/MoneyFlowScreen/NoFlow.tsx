import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { FlowCurrency } from '../FlowCurrency.ts';

interface NoFlowProps {
  /** Whether filters hide what there may be. */
  filtered: boolean;
  onClear: () => void;
  currency: FlowCurrency;
  /** The way to a first entry. */
  action: ReactNode;
}

/** No entry: none at all, or none that the filters let through. */
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
