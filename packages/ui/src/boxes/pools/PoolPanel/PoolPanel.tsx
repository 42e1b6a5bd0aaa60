import type { Pool } from '@mcy/api/boxes/pools/contract';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Heading, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { PoolTicketMeter } from '../PoolTicketMeter/PoolTicketMeter.tsx';
import { PrizeThumb } from '../PrizeThumb/PrizeThumb.tsx';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './PoolPanel.css.ts';

export interface PoolPanelProps {
  pool: Pool;
  /** Position in the series: "Box 1 of 3". */
  position: string;
  links: {
    pool: (pool_id: string) => string;
    odds: (pool_id: string) => string;
    open: (pool_id: string) => string;
    prize: (prize_id: string) => string;
  };
}

/** One of several boxes to choose from: what is left, and the best prize that can still be won. */
export function PoolPanel({ pool, position, links }: PoolPanelProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <Surface space="none" radius="xlarge">
      <article aria-label={pool.name}>
        <ToyStage
          image={pool.image}
          alt=""
          size="panel"
          rarity={pool.top_prizes[0]?.rarity}
          dimmed={pool.sold_out}
          mark={<Badge>{position}</Badge>}
          note={
            pool.sold_out ? (
              <Badge tone="critical" variant="solid">
                {t('soldOut')}
              </Badge>
            ) : undefined
          }
        />
        <div className={styles.body}>
          <Stack space="xxsmall">
            <Heading level={3} lines={2}>
              <Anchor href={links.pool(pool.pool_id)} className={styles.name}>
                {pool.name}
              </Anchor>
            </Heading>
            <Inline space="xxsmall">
              <Money amount={pool.price} label={t('shell:currency.balance')} />
              <Text inline size="small" tone="muted">
                {t('perDraw')}
              </Text>
            </Inline>
          </Stack>
          <PoolTicketMeter remaining={pool.remaining} total={pool.total} />
          <Stack space="xsmall">
            <Text size="small" tone="secondary">
              {t('mysteryBox.topPrizes')}
            </Text>
            <ul className={styles.prizes}>
              {pool.top_prizes.map((prize) => (
                <li key={prize.prize_id}>
                  <Link href={links.prize(prize.prize_id)}>
                    <PrizeThumb prize={prize} size="large" labelled />
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
          <div className={styles.actions}>
            <Button asChild variant="ghost">
              <Link href={links.odds(pool.pool_id)}>{t('seeOdds')}</Link>
            </Button>
            {!pool.sold_out && (
              <Button asChild icon={PackageOpen}>
                <Link href={links.open(pool.pool_id)}>{t('openBox')}</Link>
              </Button>
            )}
          </div>
        </div>
      </article>
    </Surface>
  );
}
