/** The words every primitive's props share. */
export const tones = ['neutral', 'accent', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];
export type Variant = 'solid' | 'soft' | 'ghost';
export type Size = 'small' | 'standard' | 'large';
export type Space = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';

/** A value, or one for each width it changes at: a phone's holds until `tablet` (768 px) or `desktop` (1280 px) says otherwise. */
export type Responsive<Value> = Value | { phone?: Value; tablet?: Value; desktop?: Value };
