import { useTranslation } from 'react-i18next';
import { Badge } from '../../../primitives/index.ts';

export interface WaitingCountProps {
  /** How much, and whether there is more than was counted; undefined until it is known. */
  waiting: { count: number; more: boolean } | undefined;
}

/** How much waits on an operator's screen, beside its name. */
export function WaitingCount({ waiting }: WaitingCountProps) {
  const { t } = useTranslation('operator/desk');
  if (waiting === undefined) return null;
  const { count, more } = waiting;
  if (count === 0) return <Badge size="small">{t('nothingWaiting')}</Badge>;
  return (
    <Badge size="small" tone="caution">
      {t(more ? 'waitingMore' : 'waiting', { count })}
    </Badge>
  );
}
