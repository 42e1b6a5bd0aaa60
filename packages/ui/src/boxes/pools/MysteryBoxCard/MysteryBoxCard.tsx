import type { Pool } from '@mcy/api/boxes/pools/contract';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Badge, Heading, Inline, Inset, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { PoolTicketMeter } from '../PoolTicketMeter/PoolTicketMeter.tsx';
import { PrizeThumb } from '../PrizeThumb/PrizeThumb.tsx';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './MysteryBoxCard.css.ts';

const shownPrizes = 3;

export interface MysteryBoxCardProps {
  pool: Pool;
  href: string;
  /** Heading level of its name. */
  level?: 2 | 3;
  /** Loads its picture at once, for the first screen. */
  priority?: boolean;
}

/** A box on sale: its toy, its price, what is left and the best prizes. */
export function MysteryBoxCard({ pool, href, level = 3, priority = false }: MysteryBoxCardProps) {
  const t = useTexts(['boxes/pools', 'shell']);
  return (
    <Surface href={href} space="none">
      <div className={styles.card}>
        <ToyStage
          image={pool.image}
          alt=""
          rarity={pool.top_prizes[0]?.rarity}
          dimmed={pool.sold_out}
          priority={priority}
          mark={
            <Badge size="small" tone={pool.supply === 'finite' ? 'accent' : 'neutral'}>
              {t(`kind.${pool.kind}`)}
            </Badge>
          }
          note={
            pool.sold_out ? (
              <Badge size="small" tone="critical" variant="solid">
                {t('soldOut')}
              </Badge>
            ) : undefined
          }
        />
        <Inset space="small">
          <Stack space="xsmall">
            {pool.top_prizes.length > 0 && (
              <span className={styles.prizes}>
                {pool.top_prizes.slice(0, shownPrizes).map((prize) => (
                  <PrizeThumb key={prize.prize_id} prize={prize} size="small" />
                ))}
              </span>
            )}
            <Stack space="xxsmall">
              <Text size="xsmall" tone="muted" lines={1}>
                {pool.series_name}
              </Text>
              <Heading level={level} size="small" lines={3}>
                {pool.name}
              </Heading>
            </Stack>
            <Inline space="none" alignY="baseline">
              <Money
                amount={pool.price}
                label={t('shell:currency.balance')}
                tone={pool.sold_out ? 'muted' : 'primary'}
              />
              <Text inline size="xsmall" tone="muted">
                {t('perDraw')}
              </Text>
            </Inline>
            <PoolTicketMeter remaining={pool.remaining} total={pool.total} size="small" />
          </Stack>
        </Inset>
      </div>
    </Surface>
  );
}
