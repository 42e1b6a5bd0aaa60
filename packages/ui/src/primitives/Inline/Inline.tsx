import type { ReactNode, Ref } from 'react';
import { withLayout } from '../../styles/withLayout.ts';
import type { RootProps } from '../RootProps.ts';
import type { Responsive, Space } from '../vocabulary.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends RootProps {
  children: ReactNode;
  space?: Responsive<Space>;
  /** Alignment along the line; `between` pushes the first and last to the edges. */
  align?: 'start' | 'center' | 'end' | 'between';
  /** Alignment across the line. */
  alignY?: 'start' | 'center' | 'end' | 'baseline';
  /** False keeps all on one line: texts in it must be able to shrink. */
  wrap?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Items side by side, wrapping when there is no room. */
export function Inline({
  children,
  space = 'small',
  align = 'start',
  alignY = 'center',
  wrap = true,
  ...rest
}: InlineProps) {
  'use no memo';
  return (
    <div {...rest} className={withLayout(styles.inline({ align, alignY, wrap }), { gap: space })}>
      {children}
    </div>
  );
}

Inline.inPlace = true;
