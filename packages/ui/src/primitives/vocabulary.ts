/** Prop values that all primitives share. */
export const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];
export type Variant = 'solid' | 'soft' | 'ghost';
export type Size = 'small' | 'standard' | 'large';
export type Space = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';

/** A value, or one per breakpoint: the phone's applies until `tablet` (768 px) or `desktop` (1280 px). */
export type Responsive<Value> = Value | { phone?: Value; tablet?: Value; desktop?: Value };
