import type { Banner } from '@mcy/api/content/home/contract';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import * as styles from './HomeBanner.css.ts';

export interface HomeBannerProps {
  banner: Banner;
  /** Loads the picture at once: for the first banner. */
  priority?: boolean;
}

/** A slide of the home banner: a toy on a lit stage with its text, as one link. Dark in both themes. */
export function HomeBanner({ banner, priority = false }: HomeBannerProps) {
  return (
    <Anchor href={banner.path} className={styles.tints[banner.tint]} data-theme="dark">
      <span className={styles.words}>
        <span className={styles.title}>{banner.title}</span>
        <span className={styles.subtitle}>{banner.subtitle}</span>
      </span>
      <img
        src={banner.image}
        alt=""
        className={styles.toy}
        width={256}
        height={256}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        draggable={false}
      />
    </Anchor>
  );
}
