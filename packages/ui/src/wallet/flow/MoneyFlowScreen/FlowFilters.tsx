import type { FlowKind } from '@mcy/api/wallet/flow/contract';
import { flowDirections } from '@mcy/api/wallet/flow/words';
import { useTranslation } from 'react-i18next';
import { formatMonth, useLocale } from '../../../i18n/index.ts';
import { type FilterChip, FilterChips } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import type { FlowFilter } from './MoneyFlowScreen.tsx';
import { recentMonths } from './recentMonths.ts';

interface FlowFiltersProps {
  kinds: readonly FlowKind[] | null;
  currentMonth: string;
  filter: FlowFilter;
  onFilter: (filter: FlowFilter) => void;
}

/** How many months back can be chosen. */
const monthsOffered = 12;

/** Filters the flow by month, and by direction or kind: a kind moves one way. */
export function FlowFilters({ kinds, currentMonth, filter, onFilter }: FlowFiltersProps) {
  const { t } = useTranslation('wallet/flow');
  const locale = useLocale();
  const months = recentMonths(currentMonth, monthsOffered);
  return (
    <Stack space="none">
      <FilterChips<string | null>
        label={t('flow.kind')}
        options={
          kinds && [
            { value: null, label: t('flow.everyKind') },
            ...flowDirections.map((way): FilterChip<string> => ({ value: way, label: t(`flow.only.${way}`) })),
            ...kinds.map(({ kind, label }): FilterChip<string> => ({ value: kind, label })),
          ]
        }
        value={filter.direction ?? filter.kind}
        onValueChange={(chosen) => {
          const direction = flowDirections.find((way) => way === chosen) ?? null;
          onFilter({ ...filter, direction, kind: direction === null ? chosen : null });
        }}
      />
      <FilterChips<string | null>
        label={t('flow.month')}
        options={[
          { value: null, label: t('flow.everyMonth') },
          ...months.map((month): FilterChip<string> => ({ value: month, label: formatMonth(month, locale) })),
        ]}
        value={filter.month}
        onValueChange={(month) => onFilter({ ...filter, month })}
      />
    </Stack>
  );
}
