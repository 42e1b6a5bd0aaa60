import type { Pool, Series } from '@mcy/api/boxes/pools/contract';
import { PackageSearch, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts, useLoadTexts } from '../../../i18n/index.ts';
import { EmptyState, type Load, LoadView, Screen } from '../../../patterns/index.ts';
import { Button, IconButton, Inset, Link, Skeleton, Stack } from '../../../primitives/index.ts';
import { PoolPanel } from '../PoolPanel/PoolPanel.tsx';
import { SeriesHeader } from '../SeriesHeader/SeriesHeader.tsx';
import * as styles from './PoolChoiceScreen.css.ts';

export interface PoolChoiceScreenProps {
  load: Load<{ series: Series; pools: readonly Pool[] }>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: {
    pool: (pool_id: string) => string;
    odds: (pool_id: string) => string;
    open: (pool_id: string) => string;
    prize: (prize_id: string) => string;
    /** Every box on sale: the next step when a series has none. */
    pools: string;
  };
}

/** The boxes of one series side by side, each with what is left (box/pool_choose). */
export function PoolChoiceScreen({ load, onGoBack, onShare, links }: PoolChoiceScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('poolChoice.title')}
      back={onGoBack}
      layout="bare"
      actions={
        load.status === 'failed' ? undefined : <IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />
      }
    >
      <LoadView {...useLoadTexts()} load={load} skeleton={<PoolChoiceSkeleton />}>
        {({ series, pools }) =>
          pools.length === 0 ? (
            <EmptyState
              icon={PackageSearch}
              title={t('poolChoice.empty.title')}
              text={t('poolChoice.empty.body')}
              action={
                <Button asChild>
                  <Link href={links.pools}>{t('poolChoice.empty.action')}</Link>
                </Button>
              }
            />
          ) : (
            <div className={styles.page}>
              <div className={styles.head}>
                <SeriesHeader series={series} lead={t('poolChoice.lead', { count: pools.length })} />
              </div>
              <ul aria-label={t('poolChoice.boxes', { series: series.name })} className={styles.boxes}>
                {pools.map((pool, place) => (
                  <li key={pool.pool_id} className={styles.box}>
                    <PoolPanel
                      pool={pool}
                      position={t('poolChoice.position', { position: place + 1, total: pools.length })}
                      links={links}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </LoadView>
    </Screen>
  );
}

function PoolChoiceSkeleton() {
  return (
    <Inset space={{ phone: 'medium', tablet: 'large' }}>
      <Stack space="medium">
        <Skeleton shape="image" ratio="wide" />
        <Skeleton shape="image" ratio="portrait" />
      </Stack>
    </Inset>
  );
}
