import type { Pool } from '@mcy/api/boxes/pools/contract';
import { poolSupplies } from '@mcy/api/boxes/pools/words';
import { PackageOpen } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageSection } from '../../../patterns/index.ts';
import { Grid, Stack } from '../../../primitives/index.ts';

/** What the home screen must know of a pool to put its card into a section. */
export type HomePool = Pick<Pool, 'pool_id' | 'supply'>;

interface PoolSectionsProps<Shown extends HomePool> {
  pools: readonly Shown[];
  renderPool: (pool: Shown) => ReactNode;
  /** Where every box is. */
  boxes: string;
}

/** The boxes on sale, those with a fixed number of tickets first. */
export function PoolSections<Shown extends HomePool>({ pools, renderPool, boxes }: PoolSectionsProps<Shown>) {
  const { t } = useTranslation('content/home');
  if (pools.length === 0) {
    return <EmptyState icon={PackageOpen} title={t('home.pools.empty.title')} text={t('home.pools.empty.body')} />;
  }
  const sections = poolSupplies.map((supply) => {
    const ofSupply = pools.filter((pool) => pool.supply === supply);
    if (ofSupply.length === 0) return null;
    return (
      <PageSection
        key={supply}
        title={t(`home.pools.${supply}.title`)}
        description={t(`home.pools.${supply}.lead`)}
        action={{ label: t('home.pools.all'), href: boxes }}
      >
        <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} space={{ phone: 'small', tablet: 'medium' }}>
          {ofSupply.map((pool) => (
            <Fragment key={pool.pool_id}>{renderPool(pool)}</Fragment>
          ))}
        </Grid>
      </PageSection>
    );
  });
  return <Stack space={{ phone: 'large', tablet: 'xlarge' }}>{sections}</Stack>;
}
