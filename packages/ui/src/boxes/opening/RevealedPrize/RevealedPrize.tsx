import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { Badge, Heading, Image, Inline, Money, Text } from '../../../primitives/index.ts';
import { RarityBadge } from '../../pools/RarityBadge/RarityBadge.tsx';
import { stagePicture } from '../../pools/stagePicture.ts';
import { TierMark } from '../../pools/TierMark/TierMark.tsx';
import * as styles from './RevealedPrize.css.ts';

export interface RevealedPrizeProps {
  result: DrawResult;
}

/** A newly won prize: it rises into the light of its rarity. */
export function RevealedPrize({ result: { prize, bonus, guaranteed } }: RevealedPrizeProps) {
  const { t } = useTranslation(['boxes/pools', 'shell']);
  return (
    <article aria-label={prize.name} className={styles.root({ rarity: prize.rarity })}>
      <div className={styles.stage}>
        <span aria-hidden="true" className={styles.rays} />
        {styles.sparks.map((spark) => (
          <span key={spark} aria-hidden="true" className={spark} />
        ))}
        <span aria-hidden="true" className={styles.floor} />
        <div className={styles.toy}>
          <Image src={stagePicture(prize.image)} alt="" fit="contain" ratio="square" priority />
        </div>
      </div>
      <div className={styles.words}>
        <Inline align="center" space="xsmall">
          <TierMark tier={prize.tier} rarity={prize.rarity} />
          <RarityBadge rarity={prize.rarity} />
          {bonus === 'last' && <Badge tone="accent">{t('lastPrize')}</Badge>}
          {guaranteed && <Badge tone="accent">{t('guaranteed')}</Badge>}
        </Inline>
        <Heading level={2} size="xlarge" align="center">
          {prize.name}
        </Heading>
        <Inline align="center" space="xxsmall">
          <Text inline size="small" tone="secondary">
            {t('value')}
          </Text>
          <Money amount={prize.value} label={t('shell:currency.balance')} />
        </Inline>
      </div>
    </article>
  );
}
