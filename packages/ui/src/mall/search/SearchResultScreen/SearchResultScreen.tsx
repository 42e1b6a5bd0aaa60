import type { Found, FoundCounts, FoundMatch, FoundOrder } from '@mcy/api/mall/search/contract';
import { foundOrders, foundTraits, priceBands } from '@mcy/api/mall/search/words';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import {
  EmptyState,
  FilterBar,
  type FilterChoice,
  type FilterGroup,
  type PagedLoad,
  Screen,
  ScreenPart,
  SearchBar,
  type SearchBarProps,
  InfiniteList,
  NothingHere,
} from '../../../patterns/index.ts';
import { Badge, Button, Inset, Stack, Text } from '../../../primitives/index.ts';
import { ProductCard } from '../../catalogue/ProductCard/ProductCard.tsx';
import { useSearchTexts } from '../useSearchTexts.ts';

/** What narrows the results; the address has it. */
export interface SearchFilter {
  q: string;
  kind: string | null;
  order: FoundOrder;
  /** By group: `category`, `series_id`, `price_from`, `traits`. */
  choice: FilterChoice;
}

/** What is known beside the rows. */
export interface SearchSummary {
  total: number;
  match: FoundMatch;
  counts: FoundCounts;
}

export interface SearchResultScreenProps extends Pick<SearchBarProps, 'suggestions' | 'loading' | 'onQueryChange'> {
  found: PagedLoad<Found>;
  /** Null until known. */
  summary: SearchSummary | null;
  filter: SearchFilter;
  onFilter: (filter: SearchFilter) => void;
  onSearch: (q: string) => void;
  onGoBack: () => void;
  /** Link to the cart, for the bar. */
  cart: ReactNode;
  links: { mall: string };
}

/** Cards whose pictures load at once: a phone's first screen. */
const firstScreen = 4;

/** What a search found, with filters and their counts (index/search_result). */
export function SearchResultScreen({
  found,
  summary,
  filter,
  onFilter,
  onSearch,
  onGoBack,
  cart,
  links,
  ...bar
}: SearchResultScreenProps) {
  const { t } = useTranslation(['mall/search', 'shell']);
  const texts = useScreenTexts();
  const groups = useGroups(summary?.counts ?? null);
  const { q, kind, order, choice } = filter;
  const isFiltered = kind !== null || Object.values(choice).some((values) => values.length > 0);
  const kinds = summary?.counts.kinds ?? [];
  return (
    <Screen
      texts={texts}
      title={t('result.title')}
      {...(q !== '' && { pageTitle: q })}
      back={onGoBack}
      actions={cart}
      layout="bare"
    >
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Stack space="medium">
          <SearchBar key={q} {...bar} texts={useSearchTexts()} defaultQuery={q} onSearch={onSearch} />
          <FilterBar
            label={t('result.filters')}
            chips={{
              label: t('result.kinds'),
              value: kind,
              onValueChange: (chosen) => onFilter({ ...filter, kind: chosen }),
              options: summary && [
                {
                  value: null,
                  label: t('result.allKinds', { count: kinds.reduce((sum, { count }) => sum + count, 0) }),
                },
                ...kinds.map((one) => ({
                  value: one.kind,
                  label: t('result.choice', { label: one.label, count: one.count }),
                })),
              ],
            }}
            sort={{
              label: t('order.label'),
              value: order,
              onValueChange: (chosen) => onFilter({ ...filter, order: chosen }),
              options: foundOrders.map((value) => ({ value, label: t(`order.${value}`) })),
            }}
            filters={{
              groups,
              chosen: choice,
              onApply: (chosen) => onFilter({ ...filter, choice: chosen }),
              texts: {
                open: t('filter.open'),
                chosen: (count) => t('filter.chosen', { count }),
                title: t('filter.title'),
                apply: t('filter.apply'),
                reset: t('filter.reset'),
                close: t('filter.close'),
              },
            }}
          />
          <ScreenPart load={found} shape={{ tiles: 6 }}>
            {(page) =>
              page.rows.length === 0 ? (
                <NothingFound
                  q={q}
                  isFiltered={isFiltered}
                  onReset={() => onFilter({ q, order, kind: null, choice: {} })}
                  mall={links.mall}
                />
              ) : (
                <Stack space="small">
                  {summary && <Summary summary={summary} q={q} />}
                  <InfiniteList
                    {...page}
                    label={t('result.list')}
                    layout="tiles"
                    rowKey={({ kind: of, subject_id }) => `${of} ${subject_id}`}
                    loadMoreLabel={texts.loadMoreLabel}
                    retryLabel={texts.retryLabel}
                    loadingLabel={texts.loadingLabel}
                  >
                    {(row) => (
                      <ProductCard
                        goods={row}
                        href={row.path}
                        level={2}
                        priority={page.rows.indexOf(row) < firstScreen}
                        kind={
                          row.category === null ? (
                            <Badge size="small" tone="accent">
                              {row.kind_label}
                            </Badge>
                          ) : undefined
                        }
                      />
                    )}
                  </InfiniteList>
                </Stack>
              )
            }
          </ScreenPart>
        </Stack>
      </Inset>
    </Screen>
  );
}

interface NothingFoundProps {
  q: string;
  isFiltered: boolean;
  onReset: () => void;
  mall: string;
}

function NothingFound({ q, isFiltered, onReset, mall }: NothingFoundProps) {
  const { t } = useTranslation('mall/search');
  if (!isFiltered) {
    return (
      <NothingHere
        icon={SearchX}
        title={t('result.empty.title', { q })}
        text={t('result.empty.text')}
        next={{ label: t('result.empty.mall'), href: mall }}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('result.empty.filtered')}
      text={t('result.empty.filteredText')}
      action={<Button onPress={onReset}>{t('result.empty.reset')}</Button>}
    />
  );
}

function Summary({ summary: { total, match }, q }: { summary: SearchSummary; q: string }) {
  const { t } = useTranslation('mall/search');
  return (
    <Text size="small" tone="secondary">
      {q === '' ? t('result.count', { count: total }) : t('result.countFor', { count: total, q })}
      {match !== 'exact' && <> {t(`result.${match}`)}</>}
    </Text>
  );
}

/** The filters of the sheet, each choice with how much it would find. */
function useGroups(counts: FoundCounts | null): FilterGroup[] {
  const { t } = useTranslation(['mall/search', 'mall/catalogue']);
  if (counts === null) return [];
  const withCount = (label: string, count: number) => t('result.choice', { label, count });
  return [
    {
      id: 'traits',
      label: t('filter.traits'),
      multiple: true,
      options: foundTraits.map((value) => ({ value, label: withCount(t(`filter.${value}`), counts[value]) })),
    },
    {
      id: 'category',
      label: t('filter.category'),
      options: counts.categories.map(({ category, count }) => ({
        value: category,
        label: withCount(t(`mall/catalogue:category.${category}`), count),
      })),
    },
    {
      id: 'price_from',
      label: t('filter.price'),
      options: counts.prices.map(({ price_from, count }) => {
        const until = priceBands[priceBands.findIndex((band) => band === price_from) + 1];
        const from = formatMoney(price_from);
        const label =
          until === undefined
            ? t('filter.above', { from })
            : price_from === 0
              ? t('filter.below', { until: formatMoney(until) })
              : t('filter.between', { from, until: formatMoney(until) });
        return { value: String(price_from), label: withCount(label, count) };
      }),
    },
    {
      id: 'series_id',
      label: t('filter.series'),
      options: counts.series.map(({ series_id, name, count }) => ({ value: series_id, label: withCount(name, count) })),
    },
  ].filter(({ options }) => options.length > 0);
}
