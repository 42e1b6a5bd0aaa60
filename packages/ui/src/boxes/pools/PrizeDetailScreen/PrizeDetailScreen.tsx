import type { Odds, PrizeDetail } from '@mcy/api/boxes/pools/contract';
import { PackageOpen, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatProbability } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { type Load, LoadView, NavBar, PageSection, StatTile } from '../../../patterns/index.ts';
import { Button, Grid, Heading, IconButton, Inline, Link, Money, Stack, Text } from '../../../primitives/index.ts';
import { formatChance } from '../../../i18n/formatChance.ts';
import { HeroLayout } from '../../../patterns/HeroLayout/HeroLayout.tsx';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import { RarityBadge } from '../RarityBadge/RarityBadge.tsx';
import { TierMark } from '../TierMark/TierMark.tsx';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './PrizeDetailScreen.css.ts';

export interface PrizeDetailScreenProps {
  load: Load<{
    prize: PrizeDetail;
    /** The odds of the prize's pool; null until known. */
    odds: Odds | null;
  }>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  /** Opens the full picture: the stage becomes a button with this label. */
  picture?: { label: string; onShow: () => void };
  links: {
    pool: (pool_id: string) => string;
    odds: (pool_id: string) => string;
    open: (pool_id: string) => string;
  };
}

/** One toy: on its stage, with its current probability (box/goods_detail). */
export function PrizeDetailScreen({ load, onGoBack, onShare, picture, links }: PrizeDetailScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <>
      <NavBar
        title={t('prize.title')}
        variant={load.status === 'failed' ? 'solid' : 'ghost'}
        back={{ label: t('shell:back'), onGoBack }}
        actions={
          load.status === 'failed' ? undefined : <IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />
        }
      />
      <LoadView
        load={load}
        skeleton={<HeroSkeleton />}
        loadingLabel={t('shell:loading')}
        failedTitle={t('shell:failed')}
        retryLabel={t('shell:retry')}
      >
        {({ prize, odds }) => (
          <HeroLayout
            hero={
              <div className={styles.stage}>
                <ToyStage image={prize.image} alt="" size="hero" rarity={prize.rarity} priority />
                {picture && (
                  <button type="button" aria-label={picture.label} className={styles.show} onClick={picture.onShow} />
                )}
              </div>
            }
            footer={<NextStep prize={prize} odds={odds} links={links} />}
          >
            <Stack space="small">
              <Inline space="xsmall">
                <TierMark tier={prize.tier} rarity={prize.rarity} />
                <RarityBadge rarity={prize.rarity} />
              </Inline>
              <Heading level={2} size="xlarge">
                {prize.name}
              </Heading>
              <Inline space="xxsmall">
                <Text inline size="small" tone="secondary">
                  {t('value')}
                </Text>
                <Money amount={prize.value} label={t('shell:currency.balance')} />
              </Inline>
            </Stack>
            {odds && <Chance prize={prize} odds={odds} href={links.odds(prize.pool_id)} />}
            <PageSection title={t('prize.about')}>
              <Text tone="secondary">{prize.description}</Text>
            </PageSection>
            <dl className={styles.facts}>
              <dt className={styles.fact}>{t('prize.height')}</dt>
              <dd>{t('prize.millimetres', { height: prize.height_mm })}</dd>
              <dt className={styles.fact}>{t('prize.material')}</dt>
              <dd>{prize.material}</dd>
              <dt className={styles.fact}>{t('prize.series')}</dt>
              <dd>{prize.series_name}</dd>
              <dt className={styles.fact}>{t('prize.from')}</dt>
              <dd>
                <Link href={links.pool(prize.pool_id)}>{prize.pool_name}</Link>
              </dd>
            </dl>
          </HeroLayout>
        )}
      </LoadView>
    </>
  );
}

function Chance({ prize, odds, href }: { prize: PrizeDetail; odds: Odds; href: string }) {
  const { t } = useTranslation('boxes/pools');
  const locale = useLocale();
  const onTop = odds.bonuses.find((bonus) => bonus.prize.prize_id === prize.prize_id);
  if (onTop) return <Text tone="accent">{t(`prize.bonusHint.${onTop.bonus}`)}</Text>;
  const row = odds.rows.find((candidate) => candidate.prize.prize_id === prize.prize_id);
  if (row === undefined) return null;
  if (row.weight === 0) return <Text tone="caution">{t('prize.goneHint')}</Text>;
  return (
    <Grid columns={row.total === null ? 1 : 2} space="small">
      <StatTile
        label={t('prize.chance')}
        value={
          <>
            {formatChance(row.weight, odds.total_weight, locale)}{' '}
            <Text inline size="small" tone="muted" tabular>
              {formatProbability(row.weight, odds.total_weight, locale)}
            </Text>
          </>
        }
        href={href}
      />
      {row.total !== null && (
        <StatTile
          label={t('prize.left')}
          value={t('prize.leftOf', { left: row.weight, total: row.total })}
          href={href}
        />
      )}
    </Grid>
  );
}

interface NextStepProps {
  prize: PrizeDetail;
  odds: Odds | null;
  links: PrizeDetailScreenProps['links'];
}

function NextStep({ prize, odds, links }: NextStepProps) {
  const { t } = useTranslation('boxes/pools');
  const soldOut = odds?.total_weight === 0;
  return (
    <Button asChild size="large" width="full" {...(soldOut ? { variant: 'soft' } : { icon: PackageOpen })}>
      <Link href={soldOut ? links.pool(prize.pool_id) : links.open(prize.pool_id)}>
        {soldOut ? t('soldOut') : t('openBox')}
      </Link>
    </Button>
  );
}
