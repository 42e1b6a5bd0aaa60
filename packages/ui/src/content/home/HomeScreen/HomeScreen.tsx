import type { Banner } from '@mcy/api/content/home/contract';
import { Search, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Icon, IconButton, Inline, Inset, Logo, Skeleton, Stack, Text } from '../../../primitives/index.ts';
import { LiveStrip, type RecentWin } from '../LiveStrip/LiveStrip.tsx';
import { type HomeSeries, SeriesStrip } from '../SeriesStrip/SeriesStrip.tsx';
import { HomeCarousel } from './HomeCarousel.tsx';
import * as styles from './HomeScreen.css.ts';
import { type HomePool, PoolSections } from './PoolSections.tsx';
import { PoolsSkeleton } from './PoolsSkeleton.tsx';
import { SeriesSkeleton } from './SeriesSkeleton.tsx';

export interface HomeLinks {
  pool: (pool_id: string) => string;
  series: (series_id: string) => string;
  /** Link to every box of the shop. */
  boxes: string;
  search: string;
}

export interface HomeScreenProps<Pool extends HomePool> {
  banners: Load<readonly Banner[]>;
  /** Newest first. */
  wins: Load<readonly RecentWin[]>;
  series: Load<readonly HomeSeries[]>;
  pools: Load<readonly Pool[]>;
  /** Renders a pool's card: `MysteryBoxCard` of `@mcy/ui/boxes`. */
  renderPool: (pool: Pool) => ReactNode;
  /** Paid boxes not seen yet: `UnopenedTray` of `@mcy/ui/boxes`. */
  tray?: ReactNode;
  /** Tonight's free draw: `TonightCard` of `@mcy/ui/boxes`. Its place is kept. */
  tonight?: ReactNode;
  /** Payments that the player began: `UnpaidList` of `@mcy/ui/wallet/unpaid`. */
  unpaid?: ReactNode;
  /** How many lines of them to keep a place for: 2 at most. */
  expectedUnpaid?: number;
  /** The ways to other kinds: `FaceDoors` of `@mcy/ui/boxes`. Their place is kept. */
  doors?: ReactNode;
  /** At the end of the bar: `GuestCorner` or `CoinsLink`. */
  corner?: ReactNode;
  links: HomeLinks;
}

/** Home: banner, live strip of recent wins, series, and the boxes on sale (tab 0). */
export function HomeScreen<Pool extends HomePool>({
  banners,
  wins,
  series,
  pools,
  renderPool,
  tray,
  tonight,
  unpaid,
  expectedUnpaid = 0,
  doors,
  corner,
  links,
}: HomeScreenProps<Pool>) {
  'use no memo';
  const { t } = useTranslation('content/home');
  const loadTexts = useLoadTexts();
  return (
    <>
      <NavBar
        title={t('home.title')}
        logo={<Logo form="full" tone="bar" label={t('home.title')} />}
        corner={
          <>
            <IconButton icon={Search} label={t('home.search')} href={links.search} />
            {corner}
          </>
        }
      />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
          {unpaid && (
            <div className={styles.unpaid} data-expected={expectedUnpaid}>
              {unpaid}
            </div>
          )}
          {tray}
          <Stack space="small">
            <Inline space="xxsmall" alignY="center" wrap={false}>
              <Icon icon={ShieldCheck} tone="accent" />
              <Text size="small" tone="secondary">
                {t('home.promise')}
              </Text>
            </Inline>
            {/* Decorative sections disappear when they fail; the boxes show the error and retry everything. */}
            <div className={styles.top}>
              {hasSomething(banners) && (
                <LoadView {...loadTexts} load={banners} skeleton={<BannerSkeleton />}>
                  {(rows) => <HomeCarousel banners={rows} />}
                </LoadView>
              )}
              {wins.status !== 'failed' && (
                <LoadView {...loadTexts} load={wins} skeleton={<Skeleton shape="control" />}>
                  {(rows) => <LiveStrip wins={rows} pool={links.pool} />}
                </LoadView>
              )}
            </div>
            {tonight && <div className={styles.tonight}>{tonight}</div>}
            {doors && <div className={styles.doors}>{doors}</div>}
          </Stack>
          {hasSomething(series) && (
            <PageSection title={t('home.series.title')}>
              <LoadView {...loadTexts} load={series} skeleton={<SeriesSkeleton />}>
                {(rows) => <SeriesStrip series={rows} link={links.series} />}
              </LoadView>
            </PageSection>
          )}
          <LoadView {...loadTexts} load={retryingAll(pools, [banners, wins, series])} skeleton={<PoolsSkeleton />}>
            {(rows) => <PoolSections pools={rows} renderPool={renderPool} boxes={links.boxes} />}
          </LoadView>
        </Stack>
      </Inset>
    </>
  );
}

function BannerSkeleton() {
  return (
    <div className={styles.banner}>
      <Skeleton shape="image" ratio="wide" />
    </div>
  );
}

/** True while rows are there or may still load. */
function hasSomething(load: Load<readonly unknown[]>): boolean {
  return load.status === 'loading' || (load.status === 'loaded' && load.data.length > 0);
}

/** The same load, whose retry also retries the others that failed. */
function retryingAll<Data>(load: Load<Data>, others: readonly Load<unknown>[]): Load<Data> {
  if (load.status !== 'failed') return load;
  function retryAll() {
    for (const each of [load, ...others]) if (each.status === 'failed') each.onRetry();
  }
  return { ...load, onRetry: retryAll };
}
