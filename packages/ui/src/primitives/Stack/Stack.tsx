import type { ReactNode, Ref } from 'react';
import { withLayout } from '../../styles/withLayout.ts';
import type { RootProps } from '../RootProps.ts';
import type { Responsive, Space } from '../vocabulary.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends RootProps {
  children: ReactNode;
  space?: Responsive<Space>;
  align?: 'start' | 'center' | 'end' | 'stretch';
  ref?: Ref<HTMLDivElement>;
}

/** Stacked items with equal space between them. */
export function Stack({ children, space = 'medium', align = 'stretch', ...rest }: StackProps) {
  'use no memo';
  return (
    <div {...rest} className={withLayout(styles.stack({ align }), { gap: space })}>
      {children}
    </div>
  );
}

Stack.inPlace = true;
