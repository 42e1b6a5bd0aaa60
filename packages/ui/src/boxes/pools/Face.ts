import type { ComponentType } from 'react';

/** What a face's picture is drawn from. */
export interface FaceArtProps {
  /** The toy shown on it as a silhouette; null while unknown. */
  image: string | null;
  /** `resting` waits, `shaking` is being opened, `open` is open. */
  state?: 'resting' | 'shaking' | 'open';
  /** One half of it, so that a prize can be drawn inside: between `behind` and `front`. */
  layer?: 'whole' | 'behind' | 'front';
}

/** How a kind of pool looks and speaks; what it draws and how is the same for all. */
export interface Face {
  /** What is on the stage until it is opened. */
  Art: ComponentType<FaceArtProps>;
  /** How a prize leaves it: it rises out of it, or comes out as a card that turns. */
  motion: 'rise' | 'flip';
  /** Its words in `boxes/opening` and `boxes/pools`. */
  words: 'box' | 'machine' | 'bag';
}
