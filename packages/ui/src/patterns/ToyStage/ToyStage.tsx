import type { ReactNode } from 'react';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Rarity } from '../../tokens/index.ts';
import { stagePicture } from './stagePicture.ts';
import * as styles from './ToyStage.css.ts';

export interface ToyStageProps {
  image: string;
  /** Drawn in place of the picture: what a toy comes in. */
  art?: ReactNode;
  /** Name of the toy; empty when text beside it says the same. */
  alt: string;
  /** Tints the light. */
  rarity?: Rarity | undefined;
  /** `tile` is square, `panel` less tall on a desktop, `hero` is the top of a page. */
  size?: 'tile' | 'panel' | 'hero';
  /** Dims the stage: none are left. */
  dimmed?: boolean;
  /** True for the largest picture of the first screen. */
  priority?: boolean;
  /** Content at the top of the stage, start and end. */
  mark?: ReactNode;
  note?: ReactNode;
}

/** A toy on its lit stage, with a shadow on the floor. */
export function ToyStage({
  image,
  art,
  alt,
  rarity,
  size = 'tile',
  dimmed = false,
  priority = false,
  mark,
  note,
}: ToyStageProps) {
  'use no memo';
  return (
    <div className={styles.root({ rarity, size, dimmed })}>
      <div className={styles.toy({ size, dimmed })}>
        {art ?? (
          <Image
            src={size === 'hero' ? stagePicture(image) : image}
            alt={alt}
            fit="contain"
            ratio="square"
            radius="large"
            priority={priority}
          />
        )}
      </div>
      {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}

ToyStage.inPlace = true;
