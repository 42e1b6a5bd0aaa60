import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends RootProps {
  children: ReactNode;
  /** Heading level; `size` sets the looks. */
  level: 1 | 2 | 3 | 4;
  size?: 'small' | 'standard' | 'large' | 'xlarge' | 'display';
  tone?: 'primary' | 'secondary' | 'accent' | 'inherit';
  align?: 'start' | 'center' | 'end';
  /** Maximum lines before an ellipsis. */
  lines?: 1 | 2 | 3;
  ref?: Ref<HTMLHeadingElement>;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'xlarge', 2: 'large', 3: 'standard', 4: 'small' } as const;

/** The title of a section. */
export function Heading({
  children,
  level,
  size = sizes[level],
  tone = 'primary',
  align,
  lines,
  ...rest
}: HeadingProps) {
  'use no memo';
  const Element = elements[level];
  return (
    <Element {...rest} className={styles.heading({ size, tone, align, lines })}>
      {children}
    </Element>
  );
}

Heading.inPlace = true;
