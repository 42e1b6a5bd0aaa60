import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Logo.css.ts';
import { markPaths } from './markPaths.ts';
import { namePath } from './namePath.ts';

export interface LogoProps extends RootProps {
  /** `mark` is the figure alone, `full` has the name beside it. */
  form?: 'mark' | 'full';
  size?: Size;
  /** `inherit` is the color of the text around it; `bar` is for bars, which are dark in every theme. */
  tone?: 'inherit' | 'accent' | 'bar';
  /** The shop's name, when no text beside it says so. */
  label?: string;
}

// Even-odd: the eyes are cut out of the head, the lights are drawn in the eyes.
const figure = Object.values(markPaths).join('');

/** The shop's logo in one color, sharp from 16 px. */
export function Logo({ form = 'mark', size = 'standard', tone = 'inherit', label, ...rest }: LogoProps) {
  'use no memo';
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      {...rest}
      className={styles.logo({ size, tone })}
      viewBox={form === 'mark' ? '0 0 64 64' : '0 0 224 64'}
      preserveAspectRatio="xMinYMid"
      focusable={false}
    >
      <path d={figure} fill="currentColor" fillRule="evenodd" />
      {form === 'full' && (
        <path
          d={namePath}
          fill="none"
          stroke="currentColor"
          strokeWidth={11}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

Logo.inPlace = true;
