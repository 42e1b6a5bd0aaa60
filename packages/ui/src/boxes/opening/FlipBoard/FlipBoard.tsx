import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { Image, VisuallyHidden } from '../../../primitives/index.ts';
import { vars } from '../../../tokens/index.ts';
import { TierMark } from '../../pools/TierMark/TierMark.tsx';
import * as styles from './FlipBoard.css.ts';
import { opensPair } from './opensPair.ts';

/** Delay of dealing a card, one after another; none with reduced motion. */
const dealt = (position: number) => `calc(${vars.motion.duration.standard} * ${position * 0.22})`;

/** From this number on, cards are small and in plain rows. */
const crowd = 12;

export interface FlipBoardProps {
  results: readonly DrawResult[];
  /** True for each result whose card is face up. */
  seen: readonly boolean[];
  onFlip: (position: number) => void;
}

/** Face-down cards, one per draw; rare ones glow at the edges. */
export function FlipBoard({ results, seen, onFlip }: FlipBoardProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const layout = results.length < crowd ? 'hand' : 'crowd';
  return (
    <ul className={styles.board({ layout })}>
      {results.map(({ nonce, bonus, prize }, position) => {
        const up = seen[position] ?? false;
        const got =
          bonus === 'last'
            ? t('open.gotLast', { prize: prize.name })
            : t('open.got', { prize: prize.name, rarity: t(`boxes/pools:rarity.${prize.rarity}`), tier: prize.tier });
        return (
          <li
            key={`${nonce} ${bonus ?? ''}`}
            className={styles.place({ layout, indented: layout === 'hand' && opensPair(position, results.length) })}
            style={{ animationDelay: dealt(Math.min(position, crowd)) }}
          >
            <button
              type="button"
              className={styles.card({ rarity: prize.rarity })}
              data-up={up}
              aria-disabled={up}
              onClick={() => onFlip(position)}
            >
              <VisuallyHidden>{up ? got : t('open.flip', { position: position + 1 })}</VisuallyHidden>
              <span aria-hidden="true" className={styles.turning} data-up={up}>
                <span className={styles.back}>
                  <span className={styles.sign}>?</span>
                </span>
                <span className={styles.front}>
                  <span className={styles.corner}>
                    <TierMark tier={prize.tier} rarity={prize.rarity} size="small" />
                  </span>
                  <span className={styles.toy}>
                    <Image src={prize.image} alt="" fit="contain" ratio="square" />
                  </span>
                  <span className={styles.name}>{prize.name}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
