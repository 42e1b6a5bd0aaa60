import type { Pool } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Badge, Heading, Inline, Inset, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FaceStage } from '../FaceStage/FaceStage.tsx';
import { PoolTicketMeter } from '../PoolTicketMeter/PoolTicketMeter.tsx';
import { PrizeThumb } from '../PrizeThumb/PrizeThumb.tsx';
import * as styles from './FaceCard.css.ts';

export interface FaceCardProps {
  pool: Pool;
  href: string;
  /** Loads its picture at once, for the first screen. */
  priority?: boolean;
}

/** A card machine or a lucky bag on sale: what it looks like, its price, what is left and what is best in it. */
export function FaceCard({ pool, href, priority = false }: FaceCardProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  const { worth_at_least: worth = null } = pool;
  return (
    <Surface href={href} space="none" radius="xlarge">
      <FaceStage
        pool={pool}
        priority={priority}
        mark={
          worth === null || pool.sold_out ? undefined : (
            <Badge size="small" tone="accent" variant="solid">
              {t('face.worth', { worth: formatMoney(worth) })}
            </Badge>
          )
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
          <span className={styles.prizes}>
            {pool.top_prizes.map((prize) => (
              <PrizeThumb key={prize.prize_id} prize={prize} size="small" />
            ))}
          </span>
          <Heading level={2} size="small" lines={2}>
            {pool.name}
          </Heading>
          <Inline space="none" alignY="baseline">
            <Money amount={pool.price} label={t('shell:currency.balance')} tone={pool.sold_out ? 'muted' : 'primary'} />
            <Text inline size="xsmall" tone="muted">
              {t(pool.kind === 'card_machine' ? 'face.machine.per' : 'face.bag.per')}
            </Text>
          </Inline>
          <PoolTicketMeter remaining={pool.remaining} total={pool.total} size="small" />
        </Stack>
      </Inset>
    </Surface>
  );
}
