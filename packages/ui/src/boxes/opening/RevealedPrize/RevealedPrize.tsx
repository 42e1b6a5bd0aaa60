import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Badge, Heading, Image, Inline, Money, Text } from '../../../primitives/index.ts';
import { RarityBadge } from '../../pools/RarityBadge/RarityBadge.tsx';
import { stagePicture } from '../../../patterns/ToyStage/stagePicture.ts';
import { TierMark } from '../../pools/TierMark/TierMark.tsx';
import { BoxScene, type BoxSceneProps } from '../BoxScene/BoxScene.tsx';
import * as styles from './RevealedPrize.css.ts';

export interface RevealedPrizeProps
  extends Pick<BoxSceneProps, 'hurried' | 'kind'>, Partial<Pick<BoxSceneProps, 'step'>> {
  /** What it comes out of. */
  vessel?: BoxSceneProps['vessel'] | undefined;
  result: DrawResult;
  /** What is printed on the box that it comes from. */
  box: string | null;
}

/** One prize and its box: it rises out of it into the light of its rarity, and stands. Nothing of it is seen before. */
export function RevealedPrize({
  result,
  box,
  kind,
  vessel = 'box',
  step = 'revealed',
  hurried = false,
}: RevealedPrizeProps) {
  const { t } = useTranslation(['boxes/pools', 'boxes/opening', 'shell']);
  const { prize, guaranteed, instead } = result;
  const shown = step === 'revealed';
  return (
    <article aria-label={shown ? prize.name : undefined} className={styles.root({ rarity: prize.rarity, hurried })}>
      <div className={styles.stage}>
        <span aria-hidden="true" className={styles.light} data-shown={shown}>
          <span className={styles.rays} />
        </span>
        {shown && styles.sparks.map((spark) => <span key={spark} aria-hidden="true" className={spark} />)}
        <BoxScene
          image={box}
          vessel={vessel}
          kind={kind}
          step={step}
          rarity={prize.rarity}
          hurried={hurried}
          toy={<Image src={stagePicture(prize.image)} alt="" fit="contain" ratio="square" priority />}
        />
      </div>
      <div className={styles.words} data-shown={shown}>
        <Inline align="center" space="xsmall">
          <TierMark tier={prize.tier} rarity={prize.rarity} />
          <RarityBadge rarity={prize.rarity} />
          {guaranteed && <Badge tone="accent">{t('guaranteed')}</Badge>}
        </Inline>
        <Heading level={2} size="xlarge" align="center">
          {prize.name}
        </Heading>
        {/* Stones and coupons say in their name what they are worth. */}
        {prize.kind === 'toy' && (
          <Inline align="center" space="xxsmall">
            <Text inline size="small" tone="secondary">
              {t('value')}
            </Text>
            <Money amount={prize.value} label={t('shell:currency.balance')} />
          </Inline>
        )}
        {instead !== undefined && (
          <Text size="small" tone="secondary" align="center">
            {t('boxes/opening:open.instead', { stones: formatMoney(instead) })}
          </Text>
        )}
      </div>
    </article>
  );
}
