import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import { linesOf } from './linesOf.ts';
import * as styles from './Icon.css.ts';

/** An icon of lucide-react, passed as the component itself: `icon={Gift}`. */
export type IconGlyph = LucideIcon;

export interface IconProps extends RootProps {
  icon: IconGlyph;
  /** `text` is as tall as the surrounding text. */
  size?: Size | 'text';
  tone?: 'inherit' | 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
  /** Its meaning, when no text beside it says so. */
  label?: string;
}

/** A line icon in the surrounding text's color. */
export function Icon({ icon, size = 'standard', tone = 'inherit', label, ...rest }: IconProps) {
  'use no memo';
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
      {...rest}
      className={styles.icon({ size, tone })}
      focusable={false}
    >
      {linesOf(icon)}
    </svg>
  );
}

Icon.inPlace = true;
