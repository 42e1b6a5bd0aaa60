import type { Win } from '@mcy/api/boxes/opening/contract';
import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { PackageOpen, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Badge, Button, Heading, IconButton, Inline, Link, Money, Stack, Text } from '../../../primitives/index.ts';
import { FairnessPanel } from '../../proof/FairnessPanel/FairnessPanel.tsx';
import { GuaranteeMeter } from '../GuaranteeMeter/GuaranteeMeter.tsx';
import { HeroLayout } from '../HeroLayout/HeroLayout.tsx';
import { HeroSkeleton } from '../HeroLayout/HeroSkeleton.tsx';
import { nextNonce } from '../../proof/nextNonce.ts';
import { OddsTeaser } from '../OddsTeaser/OddsTeaser.tsx';
import { PoolTicketMeter } from '../PoolTicketMeter/PoolTicketMeter.tsx';
import { PriceLine } from '../../opening/PriceBar/PriceLine.tsx';
import { ToyCard } from '../ToyCard/ToyCard.tsx';
import { ToyStage } from '../ToyStage/ToyStage.tsx';
import { WinTicker } from '../../opening/WinTicker/WinTicker.tsx';
import * as styles from './MysteryBoxScreen.css.ts';

export interface MysteryBoxScreenProps {
  load: Load<{ pool: PoolDetail; odds: Odds }>;
  /** Latest wins from this pool, newest first; empty for none. */
  recent: readonly Win[];
  /** A small note at the open button, such as this month's spending. */
  payNote?: ReactNode;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: {
    /** All boxes of its series side by side. */
    series: (series_id: string) => string;
    odds: (pool_id: string) => string;
    open: (pool_id: string) => string;
    prize: (prize_id: string) => string;
    /** Every box on sale: the next step when this one is sold out. */
    pools: string;
  };
}

/** One mystery box: its contents, odds and sealed fairness hash (box/detail). */
export function MysteryBoxScreen({ load, recent, payNote, onGoBack, onShare, links }: MysteryBoxScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <>
      <NavBar
        title={t('mysteryBox.title')}
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
        {({ pool, odds }) => (
          <HeroLayout
            hero={
              <ToyStage
                image={pool.image}
                alt=""
                size="hero"
                rarity={pool.top_prizes[0]?.rarity}
                dimmed={pool.sold_out}
                priority
              />
            }
            footer={<NextStep pool={pool} payNote={payNote} links={links} />}
          >
            <Stack space="small">
              <Inline align="between" space="xsmall">
                <Link href={links.series(pool.series_id)}>{pool.series_name}</Link>
                <Badge tone={pool.supply === 'finite' ? 'accent' : 'neutral'}>{t(`kind.${pool.kind}`)}</Badge>
              </Inline>
              <Heading level={2} size="xlarge">
                {pool.name}
              </Heading>
              <Text tone="secondary">{pool.description}</Text>
              <PoolTicketMeter remaining={pool.remaining} total={pool.total} />
              {pool.sold_out && (
                <Text size="small" tone="secondary">
                  {t('soldOutHint')}
                </Text>
              )}
            </Stack>
            {recent.length > 0 && <WinTicker wins={recent} prizeHref={links.prize} />}
            <PageSection title={t('mysteryBox.topPrizes')}>
              <ul className={styles.prizes}>
                {pool.top_prizes.map((prize) => (
                  <li key={prize.prize_id} className={styles.prize}>
                    <ToyCard
                      prize={prize}
                      href={links.prize(prize.prize_id)}
                      gone={odds.rows.some((row) => row.prize.prize_id === prize.prize_id && row.weight === 0)}
                    />
                  </li>
                ))}
              </ul>
            </PageSection>
            <OddsTeaser odds={odds} href={links.odds(pool.pool_id)} />
            {odds.guarantee_after !== null && (
              <GuaranteeMeter
                tier={odds.rows[0]?.prize.tier ?? 'A'}
                after={odds.guarantee_after}
                progress={odds.guarantee_progress}
              />
            )}
            <FairnessPanel seed={pool.seed} nonce={nextNonce(pool)} />
          </HeroLayout>
        )}
      </LoadView>
    </>
  );
}

function NextStep({ pool, payNote, links }: Pick<MysteryBoxScreenProps, 'payNote' | 'links'> & { pool: PoolDetail }) {
  const { t } = useTranslation(['boxes/pools', 'boxes/opening', 'shell']);
  if (pool.sold_out) {
    return (
      <Button asChild size="large" width="full" variant="soft">
        <Link href={links.pools}>{t('boxes/opening:open.soldOut.action')}</Link>
      </Button>
    );
  }
  return (
    <Stack space="small">
      <PriceLine
        action={
          <Button asChild size="large" icon={PackageOpen}>
            <Link href={links.open(pool.pool_id)}>{t('openBox')}</Link>
          </Button>
        }
      >
        <Money amount={pool.price} label={t('shell:currency.balance')} size="large" />
        <Text size="xsmall" tone="secondary">
          {t('eachDraw')}
        </Text>
      </PriceLine>
      {payNote}
    </Stack>
  );
}
