import { Separator } from 'radix-ui';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends RootProps {
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two groups. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  return <Separator.Root {...rest} decorative orientation={orientation} className={styles.divider({ orientation })} />;
}
