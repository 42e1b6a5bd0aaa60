import type { Opening } from '@mcy/api/boxes/opening/contract';
import type { Pool, PoolKind, Series } from '@mcy/api/boxes/pools/contract';
import { boxKinds } from '@mcy/api/boxes/pools/words';
import { PackageSearch, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts, useLoadTexts } from '../../../i18n/index.ts';
import {
  EmptyState,
  FilterChips,
  InfiniteList,
  LoadView,
  type PagedLoad,
  PullToRefresh,
  Screen,
} from '../../../patterns/index.ts';
import { Button, Grid, IconButton, Inline, Inset, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FaceDoors } from '../FaceDoors/FaceDoors.tsx';
import { MysteryBoxCard } from '../MysteryBoxCard/MysteryBoxCard.tsx';
import { UnopenedTray } from '../../tray/UnopenedTray/UnopenedTray.tsx';
import * as styles from './MysteryBoxesScreen.css.ts';

/** Cards whose pictures load at once: a phone's first screen. */
const firstScreen = 4;

/** Current filter; null for all. */
export interface PoolFilter {
  readonly kind: PoolKind | null;
  readonly series_id: string | null;
}

export interface MysteryBoxesScreenProps {
  pools: PagedLoad<Pool>;
  /** Series to filter by; null until known. */
  series: readonly Series[] | null;
  filter: PoolFilter;
  onFilter: (filter: PoolFilter) => void;
  /** Only the boxes that a coupon is for, until a filter is chosen. */
  forCoupon?: boolean;
  /** Reloads the list; its promise resolves when done. */
  onRefresh: () => Promise<void>;
  /** Paid openings not seen yet; empty for a guest. */
  unopened: readonly Opening[];
  /** How many of those to keep a place for while they load. */
  expected?: number;
  links: {
    pool: (pool_id: string) => string;
    /** All boxes of a series side by side. */
    series: (series_id: string) => string;
    /** Link to replay an unseen opening. */
    replay: (opening: Opening) => string;
    /** The show of all that is not seen yet. */
    openAll: string;
    /** The battle pass. */
    pass: string;
    /** All card machines, and all lucky bags. */
    machines: string;
    bags: string;
  };
}

/** Tab 1: every box on sale, by kind and series (index/card). */
export function MysteryBoxesScreen({
  pools,
  series,
  filter,
  onFilter,
  forCoupon = false,
  onRefresh,
  unopened,
  expected = 0,
  links,
}: MysteryBoxesScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  const chosen = series?.find((candidate) => candidate.series_id === filter.series_id);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('mysteryBoxes.title')}
      actions={<IconButton icon={Swords} label={t('mysteryBoxes.pass')} href={links.pass} />}
      layout="bare"
    >
      <PullToRefresh
        onRefresh={onRefresh}
        refreshLabel={t('mysteryBoxes.refresh')}
        refreshingLabel={t('mysteryBoxes.refreshing')}
      >
        <Inset space={{ phone: 'medium', tablet: 'large' }}>
          <Stack space="medium">
            <UnopenedTray openings={unopened} expected={expected} href={links.replay} allHref={links.openAll} />
            <FaceDoors links={links} />
            {forCoupon && (
              <Surface variant="outlined">
                <Inline align="between" space="small">
                  <Text weight="medium">{t('mysteryBoxes.forCoupon')}</Text>
                  <Button size="small" variant="soft" onPress={() => onFilter({ kind: null, series_id: null })}>
                    {t('mysteryBoxes.empty.action')}
                  </Button>
                </Inline>
              </Surface>
            )}
            <div className={styles.filters}>
              <FilterChips
                label={t('mysteryBoxes.kinds')}
                value={filter.kind}
                onValueChange={(kind) => onFilter({ ...filter, kind })}
                options={[
                  { value: null, label: t('mysteryBoxes.allKinds') },
                  ...boxKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
                ]}
              />
              {series?.length !== 0 && (
                <FilterChips
                  label={t('mysteryBoxes.series')}
                  value={filter.series_id}
                  onValueChange={(series_id) => onFilter({ ...filter, series_id })}
                  options={
                    series && [
                      { value: null, label: t('mysteryBoxes.allSeries') },
                      ...series.map(({ series_id, name }) => ({ value: series_id, label: name })),
                    ]
                  }
                />
              )}
            </div>
            <LoadView {...useLoadTexts()} load={pools} skeleton={<CardSkeletons />}>
              {(page) =>
                page.rows.length === 0 ? (
                  <EmptyState
                    icon={PackageSearch}
                    title={t('mysteryBoxes.empty.title')}
                    text={t('mysteryBoxes.empty.body')}
                    action={
                      <Button onPress={() => onFilter({ kind: null, series_id: null })}>
                        {t('mysteryBoxes.empty.action')}
                      </Button>
                    }
                  />
                ) : (
                  <InfiniteList
                    {...page}
                    label={chosen?.name ?? t('mysteryBoxes.list')}
                    layout="tiles"
                    rowKey={(pool) => pool.pool_id}
                    loadMoreLabel={t('shell:loadMore')}
                    retryLabel={t('shell:retry')}
                    loadingLabel={t('shell:loading')}
                  >
                    {(pool) => (
                      <MysteryBoxCard
                        pool={pool}
                        href={links.pool(pool.pool_id)}
                        level={2}
                        priority={page.rows.indexOf(pool) < firstScreen}
                      />
                    )}
                  </InfiniteList>
                )
              }
            </LoadView>
          </Stack>
        </Inset>
      </PullToRefresh>
    </Screen>
  );
}

function CardSkeletons() {
  return (
    <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} space={{ phone: 'small', tablet: 'medium' }}>
      {Array.from({ length: 8 }, (_, place) => (
        <Stack key={place} space="small">
          <Skeleton shape="image" />
          <Skeleton shape="text" lines={3} />
        </Stack>
      ))}
    </Grid>
  );
}
