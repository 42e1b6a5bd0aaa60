import { ToyStage, type ToyStageProps } from '../../../patterns/ToyStage/ToyStage.tsx';
import * as styles from './ProductArt.css.ts';

export interface ProductArtProps extends Pick<
  ToyStageProps,
  'image' | 'alt' | 'size' | 'dimmed' | 'priority' | 'mark' | 'note'
> {
  /** What kind of product it is; others are on the stage unchanged. */
  category: string | null;
}

/** A product on its stage: prints are framed, cases are of glass, charms hang on a ring. */
export function ProductArt({ category, ...stage }: ProductArtProps) {
  return (
    <div className={styles.root}>
      <ToyStage {...stage} />
      {isDressed(category) && <span aria-hidden="true" className={styles.dress[category]} />}
    </div>
  );
}

function isDressed(category: string | null): category is keyof typeof styles.dress {
  return category !== null && category in styles.dress;
}
