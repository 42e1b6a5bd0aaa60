import type { ReactNode } from 'react';
import type { RootProps } from '../RootProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode;
}

/** Text that only a screen reader reads. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  'use no memo';
  return (
    <span {...rest} className={styles.visuallyHidden}>
      {children}
    </span>
  );
}

VisuallyHidden.inPlace = true;
