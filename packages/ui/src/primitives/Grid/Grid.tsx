import type { ReactNode, Ref } from 'react';
import { withLayout } from '../../styles/withLayout.ts';
import type { RootProps } from '../RootProps.ts';
import type { Responsive, Space } from '../vocabulary.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends RootProps {
  children: ReactNode;
  columns: Responsive<1 | 2 | 3 | 4 | 5 | 6>;
  space?: Responsive<Space>;
  /** Alignment across a row; `stretch` makes neighbors equally tall. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  ref?: Ref<HTMLDivElement>;
}

/** Equal columns, as many as fit. */
export function Grid({ children, columns, space = 'medium', align = 'stretch', ...rest }: GridProps) {
  'use no memo';
  return (
    <div {...rest} className={withLayout(styles.grid({ align }), { gap: space, gridTemplateColumns: columns })}>
      {children}
    </div>
  );
}
