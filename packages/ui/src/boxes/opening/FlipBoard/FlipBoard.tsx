import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { Image, VisuallyHidden } from '../../../primitives/index.ts';
import { vars } from '../../../tokens/index.ts';
import { TierMark } from '../../pools/TierMark/TierMark.tsx';
import * as styles from './FlipBoard.css.ts';
import { bestRarity } from '../OpenStage/bestRarity.ts';
import { crowdColumns } from './crowdColumns.ts';
import { opensPair } from './opensPair.ts';
import { rowStart } from './rowStart.ts';

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

/** Face-down cards, one per draw, all alike until they turn. However many there are, they fit the window. */
export function FlipBoard({ results, seen, onFlip }: FlipBoardProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const count = results.length;
  const layout = count < crowd ? 'hand' : 'crowd';
  const columns = layout === 'crowd' ? crowdColumns.find(({ most }) => count <= most) : undefined;
  const best = results.findIndex(({ prize }) => prize.rarity === bestRarity(results));
  return (
    <ul className={styles.board({ layout, columns: columns?.phone })}>
      {results.map(({ nonce, prize }, position) => {
        const up = seen[position] ?? false;
        const rarity = t(`boxes/pools:rarity.${prize.rarity}`);
        const got = t('open.got', { prize: prize.name, rarity, tier: prize.tier });
        return (
          <li
            key={`${prize.prize_id} ${nonce}`}
            className={styles.place({
              layout,
              indented: layout === 'hand' && opensPair(position, count),
              phone: columns && rowStart(position, count, columns.phone),
              wide: columns && (rowStart(position, count, columns.wide) ?? 0),
            })}
            style={{ animationDelay: dealt(Math.min(position, crowd)) }}
          >
            <button
              type="button"
              className={styles.card({ rarity: prize.rarity })}
              data-up={up}
              data-best={position === best}
              aria-disabled={up}
              onClick={() => onFlip(position)}
            >
              <VisuallyHidden>{up ? got : t('open.flip', { position: position + 1 })}</VisuallyHidden>
              <span aria-hidden="true" className={styles.turning} data-up={up}>
                <span className={styles.back}>
                  <span className={styles.sign}>?</span>
                </span>
                <span className={styles.front}>
                  {layout === 'hand' && (
                    <span className={styles.corner}>
                      <TierMark tier={prize.tier} rarity={prize.rarity} size="small" />
                    </span>
                  )}
                  <span className={styles.toy({ layout })}>
                    <Image src={prize.image} alt="" fit="contain" ratio="square" />
                  </span>
                  {layout === 'hand' && <span className={styles.name}>{prize.name}</span>}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
