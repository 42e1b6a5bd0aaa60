import type { Collection, SeriesToy, ToyGroup } from '@mcy/api/collection/items/contract';
import { type ItemAction, type ItemState, type ToyOrder, keptStates, toyOrders } from '@mcy/api/collection/items/words';
import { CheckCheck, LayoutGrid, List, PackageOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTexts, useScreenTexts } from '../../../i18n/index.ts';
import {
  EmptyState,
  FilterBar,
  InfiniteList,
  type Load,
  type PagedLoad,
  Screen,
  ScreenPart,
} from '../../../patterns/index.ts';
import { Button, IconButton, Stack } from '../../../primitives/index.ts';
import type { Rarity } from '../../../tokens/index.ts';
import type { HindranceOf } from '../ItemActions/ItemActions.tsx';
import { CollectionSummary, type RecordLinks } from './CollectionSummary.tsx';
import * as styles from './CollectionScreen.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SeriesShelf } from './SeriesShelf.tsx';
import { ToyLine } from './ToyLine.tsx';
import { ToySearch } from './ToySearch.tsx';
import { ToyTile } from './ToyTile.tsx';
import { useChosenToys } from './useChosenToys.ts';
import { useFilterSheet } from './useFilterSheet.ts';

/** What the list shows; null for all. */
export interface CollectionFilter {
  readonly state: ItemState | null;
  readonly rarity: Rarity | null;
  readonly series_id: string | null;
  /** What is searched for; empty for nothing. */
  readonly q: string;
  readonly order: ToyOrder;
}

/** Shows every toy. */
export const wholeCollection: CollectionFilter = { state: null, rarity: null, series_id: null, q: '', order: 'newest' };

export interface CollectionScreenProps {
  collection: Load<Collection>;
  toys: PagedLoad<ToyGroup>;
  filter: CollectionFilter;
  onFilter: (filter: CollectionFilter) => void;
  /** Reads the toys of a series that the player wants to look at; null for none. */
  onShowSeries: (series_id: string | null) => void;
  /** Of the series being looked at. */
  seriesToys: Load<readonly SeriesToy[]>;
  hindranceOf: HindranceOf;
  links: RecordLinks & {
    mine: string;
    /** Every box on sale: the next step without toys. */
    boxes: string;
    item: (item_id: string) => string;
    prize: (prize_id: string) => string;
    /** Where each action goes on with the chosen items. */
    action: (action: ItemAction, item_ids: readonly string[]) => string;
  };
}

/** The player's toys: by series, filtered, searched, and several chosen at once (bag/index). */
export function CollectionScreen({
  collection,
  toys,
  filter,
  onFilter,
  onShowSeries,
  seriesToys,
  hindranceOf,
  links,
}: CollectionScreenProps) {
  const { t } = useTranslation(['collection/items', 'shell']);
  const listTexts = useListTexts();
  const [layout, setLayout] = useState<'tiles' | 'rows'>('tiles');
  const choosing = useChosenToys();
  const series = collection.status === 'loaded' ? collection.data.series : [];
  const filters = useFilterSheet(series, filter, onFilter);
  const isFiltered = filter.state !== null || filter.rarity !== null || filter.series_id !== null || filter.q !== '';

  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={links.mine}
      layout="full"
      actions={
        <Button size="small" variant="ghost" icon={CheckCheck} onPress={choosing.isOn ? choosing.end : choosing.begin}>
          {choosing.isOn ? t('select.end') : t('select.begin')}
        </Button>
      }
      footer={choosing.isOn && <SelectionBar chosen={choosing.chosen} hindranceOf={hindranceOf} link={links.action} />}
    >
      <ScreenPart
        load={collection}
        shape={[{ figures: 2 }, 'tiles']}
        empty={({ count }) =>
          count > 0
            ? null
            : {
                icon: PackageOpen,
                title: t('empty.title'),
                text: t('empty.body'),
                next: { label: t('empty.action'), href: links.boxes },
              }
        }
      >
        {(all) => (
          <Stack space={{ phone: 'medium', tablet: 'large' }}>
            <CollectionSummary collection={all} links={links} />
            <SeriesShelf series={all.series} toys={seriesToys} onShow={onShowSeries} link={links.prize} />
            <Stack space="small">
              <div className={styles.find}>
                <ToySearch q={filter.q} onSearch={(q) => onFilter({ ...filter, q })} />
                <IconButton
                  icon={layout === 'tiles' ? List : LayoutGrid}
                  label={t(layout === 'tiles' ? 'filter.list' : 'filter.grid')}
                  variant="soft"
                  onPress={() => setLayout(layout === 'tiles' ? 'rows' : 'tiles')}
                />
              </div>
              <FilterBar
                label={t('filter.label')}
                chips={{
                  label: t('filter.states'),
                  value: filter.state,
                  onValueChange: (state) => onFilter({ ...filter, state }),
                  options: [
                    { value: null, label: t('filter.all') },
                    ...keptStates.map((value) => ({ value, label: t(`state.${value}`) })),
                  ],
                }}
                sort={{
                  label: t('filter.sort'),
                  value: filter.order,
                  onValueChange: (order) => onFilter({ ...filter, order }),
                  options: toyOrders.map((value) => ({ value, label: t(`filter.order.${value}`) })),
                }}
                filters={filters}
              />
              <ScreenPart load={toys} shape="tiles">
                {(page) =>
                  page.rows.length === 0 ? (
                    <EmptyState
                      icon={SearchX}
                      title={t('nothingFound.title')}
                      text={t('nothingFound.body')}
                      action={
                        isFiltered && (
                          <Button variant="soft" onPress={() => onFilter({ ...wholeCollection, order: filter.order })}>
                            {t('nothingFound.action')}
                          </Button>
                        )
                      }
                    />
                  ) : (
                    <InfiniteList
                      key={layout}
                      {...page}
                      label={t('list')}
                      layout={layout}
                      rowKey={({ toy_id, state }) => `${toy_id} ${state}`}
                      {...listTexts}
                    >
                      {(group) => {
                        const Shown = layout === 'tiles' ? ToyTile : ToyLine;
                        const choice = choosing.isOn ? choosing.of(group) : null;
                        return <Shown group={group} href={links.item(group.item_ids[0] ?? '')} choice={choice} />;
                      }}
                    </InfiniteList>
                  )
                }
              </ScreenPart>
            </Stack>
          </Stack>
        )}
      </ScreenPart>
    </Screen>
  );
}
