import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const root = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: '100%',
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  paddingInline: vars.space.medium,
  color: vars.color.bar.text,
  backgroundColor: vars.color.bar.background,
  borderColor: vars.color.bar.border,
  borderBlockEndWidth: vars.size.hairline,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      rowGap: vars.space.medium,
      paddingBlock: vars.space.medium,
      paddingInline: vars.space.small,
      borderBlockEndWidth: 0,
      borderInlineEndWidth: vars.size.hairline,
    },
  },
});

export const brand = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      paddingInline: vars.space.xsmall,
      fontSize: vars.type.size.large,
      fontWeight: vars.type.weight.bold,
      letterSpacing: vars.type.tracking.tight,
    },
  },
});

export const entries = style({
  flexGrow: 1,
  display: 'flex',
  columnGap: vars.space.xsmall,
  '@media': { [media.tablet]: { flexDirection: 'column', rowGap: vars.space.xxsmall } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  color: vars.color.bar.muted,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
  transitionProperty: 'color, background-color',
  transitionDuration: vars.motion.duration.standard,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.bar.text, backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.size.outline} solid Highlight` } },
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.bar.accent,
      backgroundColor: `color-mix(in srgb, ${vars.color.bar.accent} 12%, transparent)`,
    },
  },
});

/** On a phone the desk lists them. */
export const screen = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
});

export const last = style({
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { marginInlineStart: 0, marginBlockStart: 'auto' } },
});
