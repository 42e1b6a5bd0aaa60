import type { ReactNode } from 'react';
import { BoxScene, type BoxSceneProps } from '../BoxScene/BoxScene.tsx';
import * as styles from './OpenStage.css.ts';

/** The box, and words below it where the toy's name comes later. */
export function BoxWithWords({ children, ...scene }: BoxSceneProps & { children?: ReactNode }) {
  return (
    <div className={styles.boxed}>
      <BoxScene {...scene} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
