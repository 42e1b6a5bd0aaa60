import type { Collection } from '@mcy/api/collection/items/contract';
import { rarities } from '@mcy/api/boxes/pools/words';
import { useTranslation } from 'react-i18next';
import type { FilterBarFilters } from '../../../patterns/index.ts';
import type { CollectionFilter } from './CollectionScreen.tsx';

/** The filters by rarity and series, for the sheet of a filter bar. */
export function useFilterSheet(
  series: Collection['series'],
  filter: CollectionFilter,
  onFilter: (filter: CollectionFilter) => void,
): FilterBarFilters {
  const { t } = useTranslation(['collection/items', 'boxes/pools', 'shell']);
  return {
    groups: [
      {
        id: 'rarity',
        label: t('filter.rarity'),
        options: rarities.map((value) => ({ value, label: t(`boxes/pools:rarity.${value}`) })),
      },
      {
        id: 'series_id',
        label: t('filter.series'),
        options: series.map(({ series_id, name }) => ({ value: series_id, label: name })),
      },
    ],
    chosen: {
      rarity: filter.rarity === null ? [] : [filter.rarity],
      series_id: filter.series_id === null ? [] : [filter.series_id],
    },
    onApply: (chosen) =>
      onFilter({
        ...filter,
        rarity: rarities.find((rarity) => rarity === chosen['rarity']?.[0]) ?? null,
        series_id: chosen['series_id']?.[0] ?? null,
      }),
    texts: {
      open: t('filter.open'),
      chosen: (count) => t('filter.chosen', { count }),
      title: t('filter.title'),
      apply: t('filter.apply'),
      reset: t('filter.reset'),
      close: t('shell:close'),
    },
  };
}
