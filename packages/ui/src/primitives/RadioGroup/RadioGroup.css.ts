import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('primitives');

export const group = recipe({
  variants: {
    orientation: { vertical: {}, horizontal: {} },
    variant: { plain: {}, card: { display: 'grid', gap: vars.space.small } },
  },
  compoundVariants: [
    {
      variants: { orientation: 'vertical', variant: 'plain' },
      style: { display: 'flex', flexDirection: 'column' },
    },
    {
      variants: { orientation: 'horizontal', variant: 'plain' },
      style: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large },
    },
    {
      variants: { orientation: 'horizontal', variant: 'card' },
      style: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 3.5 * ${vars.size.touchTarget}), 1fr))` },
    },
  ],
});

export const choice = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    minInlineSize: 0,
    selectors: { '&[data-disabled]': { opacity: 0.45 } },
  },
  variants: {
    variant: {
      plain: {},
      card: {
        alignItems: 'center',
        gap: vars.space.small,
        padding: vars.space.medium,
        backgroundColor: vars.color.surface.raised,
        backgroundImage: vars.color.backdrop.raised,
        borderWidth: vars.size.outline,
        borderColor: vars.color.border.standard,
        borderRadius: vars.radius.large,
        transitionProperty: 'background-color, border-color, box-shadow',
        transitionDuration: vars.motion.duration.fast,
        selectors: {
          '&:has([data-state="checked"])': {
            borderColor: vars.color.accent.solid,
            backgroundColor: vars.color.tone.accent.soft,
            boxShadow: vars.shadow.raised,
          },
          '&:has(:focus-visible)': {
            outline: `${vars.size.outline} solid ${vars.color.focus}`,
            outlineOffset: vars.size.outline,
          },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([data-disabled], :has([data-state="checked"]))': {
                borderColor: vars.color.border.control,
                backgroundColor: vars.color.surface.hover,
              },
            },
          },
          [media.forcedColors]: { selectors: { '&:has([data-state="checked"])': { borderColor: 'Highlight' } } },
        },
      },
    },
  },
});

/** A full touch target in a list; a card is clickable as a whole. */
export const control = recipe({
  base: {
    position: 'relative',
    zIndex: vars.layer.raised,
    display: 'grid',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    ':disabled': { cursor: 'not-allowed' },
    // The ring inside has the border.
    '@media': { [media.forcedColors]: { borderWidth: 0 } },
  },
  variants: {
    variant: {
      plain: {
        placeItems: 'center start',
        inlineSize: vars.size.touchTarget,
        blockSize: vars.size.touchTarget,
        marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
      },
      card: { placeItems: 'start', outline: 'none' },
    },
  },
});

export const ring = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.large,
  blockSize: vars.space.large,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.outline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.full,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&[data-checked]': {
      backgroundColor: vars.color.accent.solid,
      backgroundImage: vars.color.backdrop.accent,
      borderColor: vars.color.accent.solid,
      boxShadow: 'none',
    },
    '&[data-invalid]': { borderColor: vars.color.text.critical },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.accent.hover } },
  },
});

export const dot = style({
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.xsmall,
  backgroundColor: vars.color.text.onAccent,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const glyph = style({
  display: 'inline-flex',
  color: vars.color.text.accent,
});

export const words = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      plain: {
        // Aligns the first line with the ring.
        paddingBlock: `calc((${vars.size.touchTarget} - ${vars.type.leading.standard} * ${vars.type.size.standard}) / 2)`,
      },
      card: {},
    },
  },
});

export const label = style({
  fontWeight: vars.type.weight.medium,
  // The whole option is clickable, not just its text.
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&[data-disabled]::after': { cursor: 'not-allowed' } },
});

export const description = style({ color: vars.color.text.secondary, fontSize: vars.type.size.small });
