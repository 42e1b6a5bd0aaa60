import type { Prize } from '@mcy/api/boxes/pools/contract';
import { Crown, Globe, Swords, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading, Icon, Image, Inline, Money, Text } from '../../../primitives/index.ts';
import { RarityBadge } from '../../pools/RarityBadge/RarityBadge.tsx';
import { stagePicture } from '../../../patterns/ToyStage/stagePicture.ts';
import * as styles from './EndingScene.css.ts';

/** How a box ends: the last ticket, a draw among all tickets, the most tickets, or a secret ticket. */
export type Ending = keyof typeof scenes;

export interface EndingSceneProps {
  ending: Ending;
  prize: Prize;
  /** Everything is there at once. */
  hurried?: boolean;
}

const scenes = {
  last: { icon: Ticket, lights: [styles.sun] },
  global: { icon: Globe, lights: [styles.ring, styles.ring, styles.ring] },
  arena: { icon: Swords, lights: [styles.flood, styles.flood] },
  emperor: { icon: Crown, lights: [styles.pillars] },
} as const;

/** The prize that comes with the end of a box: a scene of its own after all that was drawn. */
export function EndingScene({ ending, prize, hurried = false }: EndingSceneProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools', 'shell']);
  const { icon, lights } = scenes[ending];
  const toy = stagePicture(prize.image);
  return (
    <article aria-label={prize.name} className={styles.root({ ending, hurried })}>
      <div className={styles.emblem}>
        <Icon icon={icon} size="large" />
        <span className={styles.name}>{t(`ending.${ending}.title`)}</span>
      </div>
      <div aria-hidden="true" className={styles.stage}>
        <span className={styles.lights}>
          {lights.map((light, place) => (
            // The same light in several places.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={light} />
          ))}
        </span>
        <span className={styles.floor} />
        <div className={styles.toy}>
          <Image src={toy} alt="" fit="contain" ratio="square" priority />
          <div className={styles.veil}>
            <Image src={toy} alt="" fit="contain" ratio="square" priority />
          </div>
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={2} size="xlarge" align="center">
          {prize.name}
        </Heading>
        <Text size="small" tone="secondary" align="center">
          {t(`ending.${ending}.why`)}
        </Text>
        <Inline align="center" space="xsmall">
          <RarityBadge rarity={prize.rarity} />
          <Text inline size="small" tone="secondary">
            {t('boxes/pools:value')}
          </Text>
          <Money amount={prize.value} label={t('shell:currency.balance')} />
        </Inline>
      </div>
    </article>
  );
}
