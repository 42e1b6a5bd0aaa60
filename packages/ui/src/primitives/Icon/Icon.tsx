import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Icon.css.ts';

/** An icon of lucide-react, handed over as the component itself: `icon={Gift}`. */
export type IconGlyph = LucideIcon;

export interface IconProps extends RootProps {
  icon: IconGlyph;
  /** `text` is as tall as the text around it. */
  size?: Size | 'text';
  tone?: 'inherit' | 'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
  /** What it says, where no text beside it says so. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ icon: Glyph, size = 'standard', tone = 'inherit', label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph {...naming} {...rest} className={styles.icon({ size, tone })} strokeWidth={2} focusable={false} />;
}
