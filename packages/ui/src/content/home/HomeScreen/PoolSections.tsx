import { PackageOpen } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageSection } from '../../../patterns/index.ts';
import { Grid, Stack } from '../../../primitives/index.ts';

/** What the home screen needs to put a pool's card into a section. */
export interface HomePool {
  pool_id: string;
  supply: 'finite' | 'infinite';
}

interface PoolSectionsProps<Pool extends HomePool> {
  pools: readonly Pool[];
  renderPool: (pool: Pool) => ReactNode;
  /** Link to every box. */
  boxes: string;
}

const supplies = ['finite', 'infinite'] as const;

/** The boxes on sale, finite ones first. */
export function PoolSections<Pool extends HomePool>({ pools, renderPool, boxes }: PoolSectionsProps<Pool>) {
  const { t } = useTranslation('content/home');
  if (pools.length === 0) {
    return <EmptyState icon={PackageOpen} title={t('home.pools.empty.title')} text={t('home.pools.empty.body')} />;
  }
  const sections = supplies.map((supply) => {
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
