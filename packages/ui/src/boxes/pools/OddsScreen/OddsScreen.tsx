import type { Odds, Pool } from '@mcy/api/boxes/pools/contract';
import { PackageOpen, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts, useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, StickyFooter, Screen } from '../../../patterns/index.ts';
import { Button, Heading, IconButton, Image, Link, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { GuaranteeMeter, type GuaranteeMeterProps } from '../GuaranteeMeter/GuaranteeMeter.tsx';
import { OddsTable } from '../OddsTable/OddsTable.tsx';
import { StockLink } from '../StockLink/StockLink.tsx';
import { PoolTicketMeter } from '../PoolTicketMeter/PoolTicketMeter.tsx';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './OddsScreen.css.ts';

export interface OddsScreenProps {
  load: Load<{ pool: Pool; odds: Odds }>;
  /** The player's draws in a row without a top prize; null for a guest. */
  progress?: GuaranteeMeterProps['progress'];
  /** What the odds mean for this player right now. */
  now?: ReactNode;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: {
    prize: (prize_id: string) => string;
    open: (pool_id: string) => string;
    stock: (pool_id: string) => string;
  };
}

/** Item counts and probabilities of one box, exactly as the next draw uses them (box/goods_rate). */
export function OddsScreen({ load, progress = null, now, onGoBack, onShare, links }: OddsScreenProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('odds.title')}
      back={onGoBack}
      layout="full"
      actions={
        load.status === 'failed' ? undefined : <IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />
      }
      footer={
        load.status === 'loaded' &&
        !load.data.pool.sold_out && (
          <div className={styles.narrowOnly}>
            <StickyFooter>
              <OpenLink href={links.open(load.data.pool.pool_id)} />
            </StickyFooter>
          </div>
        )
      }
    >
      <LoadView {...useLoadTexts()} load={load} skeleton={<OddsSkeleton />}>
        {({ pool, odds }) => (
          <div className={styles.page}>
            <div className={styles.about}>
              <div className={styles.wideOnly}>
                <Surface space="none" radius="xlarge">
                  <ToyStage
                    image={pool.image}
                    alt=""
                    size="panel"
                    rarity={pool.top_prizes[0]?.rarity}
                    dimmed={pool.sold_out}
                  />
                </Surface>
              </div>
              <Surface space="small">
                <div className={styles.pool}>
                  <span className={styles.toy}>
                    <Image src={pool.image} alt="" fit="contain" ratio="square" />
                  </span>
                  <div className={styles.words}>
                    <Stack space="xsmall">
                      <Heading level={2} size="small">
                        {pool.name}
                      </Heading>
                      <PoolTicketMeter remaining={pool.remaining} total={pool.total} />
                    </Stack>
                  </div>
                </div>
              </Surface>
              {odds.guarantee_after !== null && (
                <GuaranteeMeter
                  tier={odds.rows[0]?.prize.tier ?? ''}
                  after={odds.guarantee_after}
                  progress={progress}
                />
              )}
              {now}
              <Stack space="xxsmall">
                <Text size="small" tone="secondary">
                  {pool.sold_out
                    ? t('soldOutHint')
                    : t(odds.supply === 'finite' ? 'odds.finiteNote' : 'odds.infiniteNote')}
                </Text>
                <Text size="xsmall" tone="muted">
                  {t('odds.version', { version: odds.version })}
                </Text>
              </Stack>
              <StockLink href={links.stock(pool.pool_id)} />
              {!pool.sold_out && (
                <div className={styles.wideOnly}>
                  <OpenLink href={links.open(pool.pool_id)} />
                </div>
              )}
            </div>
            <div className={styles.table}>
              <OddsTable odds={odds} poolName={pool.name} prizeHref={links.prize} />
            </div>
          </div>
        )}
      </LoadView>
    </Screen>
  );
}

function OpenLink({ href }: { href: string }) {
  const { t } = useTranslation('boxes/pools');
  return (
    <Button asChild size="large" width="full" icon={PackageOpen}>
      <Link href={href}>{t('openBox')}</Link>
    </Button>
  );
}

function OddsSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.about}>
        <div className={styles.wideOnly}>
          <Skeleton shape="image" ratio="landscape" />
        </div>
        <Surface>
          <Skeleton shape="text" lines={3} />
        </Surface>
        <Skeleton shape="text" lines={2} />
      </div>
      <div className={styles.table}>
        <Stack space="medium">
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </Stack>
      </div>
    </div>
  );
}
