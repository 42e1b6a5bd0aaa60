import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('primitives');

export const field = style({ position: 'relative', display: 'flex', flexDirection: 'column', inlineSize: '100%' });

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.small });

export const headerAside = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingBlockEnd: vars.space.xsmall,
  color: vars.color.text.primary,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  color: vars.color.text.muted,
  fontWeight: vars.type.weight.regular,
  selectors: { '&[data-over]': { color: vars.color.text.critical, fontWeight: vars.type.weight.bold } },
});

export const label = recipe({
  base: {
    paddingBlockEnd: vars.space.xsmall,
    color: vars.color.text.secondary,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.medium,
  },
  variants: {
    hidden: {
      true: {
        position: 'absolute',
        inlineSize: vars.size.hairline,
        blockSize: vars.size.hairline,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
});

export const note = recipe({
  base: {
    display: 'flex',
    gap: vars.space.xxsmall,
    color: vars.color.text.muted,
    fontSize: vars.type.size.small,
  },
  variants: {
    wrong: { true: { color: vars.color.text.critical } },
    empty: { false: { paddingBlockStart: vars.space.xsmall } },
  },
});

/** The frame around an input. It says nothing of what is inside: files of styles have no order that could be relied on. */
export const frame = style({
  gap: vars.space.xsmall,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.medium,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.standard,
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:has(:focus-visible)': { borderColor: vars.color.focus },
    '&:has(:is(input, textarea):focus-visible)': { outline: `${vars.size.hairline} solid ${vars.color.focus}` },
    '&:has([aria-invalid])': { borderColor: vars.color.text.critical },
    '&:has(:is(input, textarea):disabled)': { opacity: 0.5 },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.text.muted } },
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&:has([aria-invalid])': { borderWidth: vars.size.outline } },
    },
  },
});

/** The frame around the input and what is beside it. */
export const well = style([frame, { display: 'flex', alignItems: 'center' }]);

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: vars.size.touchTarget,
  // The frame draws the focus ring, around everything inside.
  outline: 'none',
  '::-webkit-search-cancel-button': { display: 'none' },
  ':disabled': { cursor: 'not-allowed' },
  // The frame has the border.
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

/** Before or after the value: an icon or a unit. */
export const aside = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.text.muted,
});
