import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const root = style({ inlineSize: '100%' });

export const line = style({ display: 'flex', alignItems: 'flex-start' });

/** A full touch target; the box is drawn inside it, aligned with the content above. */
export const control = style({
  display: 'grid',
  placeItems: 'center start',
  flexShrink: 0,
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  borderRadius: vars.radius.small,
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  // The box inside has the border.
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  color: vars.color.text.onAccent,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.outline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.small,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.text.critical },
    '&[data-checked]': {
      backgroundColor: vars.color.accent.solid,
      backgroundImage: vars.color.backdrop.accent,
      borderColor: vars.color.accent.solid,
      boxShadow: 'none',
    },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.accent.hover } } },
});

export const label = style({
  flex: 1,
  minBlockSize: vars.size.touchTarget,
  // Aligns the first line with the box.
  paddingBlock: `calc((${vars.size.touchTarget} - ${vars.type.leading.standard} * ${vars.type.size.standard}) / 2)`,
  cursor: 'pointer',
  color: vars.color.text.secondary,
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontSize: vars.type.size.small,
});
