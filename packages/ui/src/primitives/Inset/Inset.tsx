import type { ReactNode, Ref } from 'react';
import { withLayout } from '../../styles/withLayout.ts';
import type { RootProps } from '../RootProps.ts';
import type { Responsive, Space } from '../vocabulary.ts';
import * as styles from './Inset.css.ts';

export interface InsetProps extends RootProps {
  children: ReactNode;
  /** On all four sides. */
  space?: Responsive<Space>;
  /** At the inline start and end, instead of `space`. */
  spaceX?: Responsive<Space>;
  /** Above and below, instead of `space`. */
  spaceY?: Responsive<Space>;
  ref?: Ref<HTMLDivElement>;
}

/** Padding around its content. */
export function Inset({ children, space = 'medium', spaceX = space, spaceY = space, ...rest }: InsetProps) {
  'use no memo';
  return (
    <div {...rest} className={withLayout(styles.inset, { paddingInline: spaceX, paddingBlock: spaceY })}>
      {children}
    </div>
  );
}

Inset.inPlace = true;
