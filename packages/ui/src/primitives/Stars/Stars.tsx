import type { RootProps } from '../RootProps.ts';
import { StarGlyph } from './StarGlyph.tsx';
import * as styles from './Stars.css.ts';

export interface StarsProps extends RootProps {
  /** From 0 to 5; drawn as the nearest whole number. */
  value: number;
  /** What they say, for screen readers: "4.8 of 5 stars". */
  label: string;
}

const places = [1, 2, 3, 4, 5] as const;

/** How many of five stars something got. To choose them, use a StarInput. */
export function Stars({ value, label, ...rest }: StarsProps) {
  return (
    <span {...rest} role="img" aria-label={label} className={styles.row}>
      {places.map((place) => (
        <StarGlyph key={place} filled={place <= Math.round(value)} size="small" />
      ))}
    </span>
  );
}
