import { chanceParts } from '@mcy/api/collection/upgrades/words';
import type { Item } from '@mcy/api/collection/items/contract';
import { Sparkles } from 'lucide-react';
import { stagePicture } from '../../../patterns/ToyStage/stagePicture.ts';
import { Icon, Image } from '../../../primitives/index.ts';
import * as styles from './UpgradeDial.css.ts';

/** `still`: nothing has begun. `gather`: the toys fly into the middle. `turn`: the light runs around the ring. */
export type DialStep = 'still' | 'gather' | 'turn' | 'won' | 'lost';

export interface UpgradeDialProps {
  /** The target; null before one is chosen. */
  toy: Pick<Item, 'image' | 'rarity'> | null;
  /** In parts of a million: the lit part of the ring, a chance or how far a recipe is filled. Null while it is not known. */
  chance: number | null;
  step?: DialStep;
  /** What was put in. */
  toys?: readonly Pick<Item, 'item_id' | 'image'>[];
  /** Where the light stops, in parts of a million from the top. */
  place?: number;
  /** The player cut the show short: nothing moves. */
  hurried?: boolean;
  /** Nothing is left to chance: no light runs around the ring. */
  lightless?: boolean;
}

/** Times that the light runs around before it stops. */
const rounds = 5;
const slots = styles.slots.length;

/** A ring that is lit as far as the chance goes, around the toy that can be won; a light runs around it and decides. */
export function UpgradeDial({
  toy,
  chance,
  step = 'still',
  toys = [],
  place = 0,
  hurried = false,
  lightless = false,
}: UpgradeDialProps) {
  const isOver = step === 'won' || step === 'lost';
  const angle = (360 * place) / chanceParts;
  const turn = step === 'turn' || isOver ? rounds * 360 + angle : 0;
  return (
    <div className={styles.root({ rarity: toy?.rarity })} data-step={step} data-hurried={hurried} aria-hidden="true">
      <span className={styles.halo} data-step={step} />
      {step === 'won' && <span className={styles.rays} />}
      <svg viewBox="0 0 320 320" className={styles.ring}>
        <circle cx="160" cy="160" r="140" className={styles.track} />
        <circle cx="160" cy="160" r="121" pathLength="80" className={styles.ticks} />
        {chance !== null && chance > 0 && (
          <circle
            cx="160"
            cy="160"
            r="140"
            pathLength={chanceParts}
            strokeDasharray={`${chance} ${chanceParts - chance}`}
            transform="rotate(-90 160 160)"
            className={styles.arc}
            data-step={step}
          />
        )}
        {step !== 'still' && !lightless && (
          <g className={styles.light} data-hurried={hurried} style={{ transform: `rotate(${turn}deg)` }}>
            <circle
              cx="160"
              cy="160"
              r="140"
              pathLength="360"
              strokeDasharray="34 326"
              transform="rotate(-124 160 160)"
              className={styles.tail}
              data-step={step}
            />
            <circle cx="160" cy="20" r="12" className={styles.bead} data-step={step} />
          </g>
        )}
      </svg>
      <span className={styles.toy} data-step={step} data-hurried={hurried}>
        {toy === null ? (
          <Icon icon={Sparkles} size="large" />
        ) : (
          <Image src={stagePicture(toy.image)} alt="" fit="contain" ratio="square" priority />
        )}
      </span>
      {step === 'gather' &&
        toys.map(({ item_id, image }, index) => (
          <span key={item_id} className={styles.slots[Math.floor((index * slots) / toys.length)]}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
        ))}
      {step === 'won' && styles.sparks.map((spark) => <span key={spark} className={spark} />)}
    </div>
  );
}
