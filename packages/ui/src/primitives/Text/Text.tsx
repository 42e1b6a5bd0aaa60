import type { ReactNode } from 'react';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootProps {
  children: ReactNode;
  size?: 'xsmall' | 'small' | 'standard' | 'large';
  tone?: 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical' | 'inherit';
  weight?: 'regular' | 'medium' | 'bold';
  align?: 'start' | 'center' | 'end';
  /** Maximum lines before an ellipsis. */
  lines?: 1 | 2 | 3;
  /** Renders a span instead of a paragraph; required inside a button or another text. */
  inline?: boolean;
  /** Tabular digits, for aligned figures. */
  tabular?: boolean;
}

/** Running text. */
export function Text({
  children,
  size = 'standard',
  tone = 'primary',
  weight = 'regular',
  align,
  lines,
  inline = false,
  tabular = false,
  ...rest
}: TextProps) {
  'use no memo';
  const Element = inline ? 'span' : 'p';
  return (
    <Element {...rest} className={styles.text({ size, tone, weight, align, lines, tabular })}>
      {children}
    </Element>
  );
}

Text.inPlace = true;
