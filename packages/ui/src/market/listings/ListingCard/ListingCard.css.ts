import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

/** The whole card is clickable: the name's link covers it, below the buttons. */
export const root = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  borderRadius: vars.radius.large,
  transitionProperty: 'transform, box-shadow',
  transitionDuration: vars.motion.duration.standard,
  transitionTimingFunction: vars.motion.easing.enter,
  '@media': {
    [media.hover]: {
      ':hover': { transform: `translateY(calc(-1 * ${vars.size.outline}))`, boxShadow: vars.shadow.lifted },
    },
  },
});

export const link = style({
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: vars.layer.raised,
    inset: 0,
    borderRadius: vars.radius.large,
  },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.outline})`,
    },
  },
});

export const card = recipe({
  base: { display: 'flex', blockSize: '100%' },
  variants: { side: { buyer: { flexDirection: 'column' }, seller: { alignItems: 'stretch' } } },
});

export const photo = recipe({
  base: {
    position: 'relative',
    flexShrink: 0,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.color.backdrop.stage,
    selectors: { '&[data-off="true"]': { backgroundImage: 'none', backgroundColor: vars.color.tone.neutral.soft } },
  },
  variants: {
    side: {
      buyer: { padding: vars.space.medium },
      seller: {
        display: 'grid',
        alignItems: 'center',
        inlineSize: '32%',
        maxInlineSize: '9rem',
        padding: vars.space.small,
      },
    },
  },
});

export const picture = style({
  display: 'block',
  selectors: { '[data-off="true"] > &': { opacity: 0.6, filter: 'grayscale(1)' } },
});

export const state = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  display: 'flex',
});

export const photos = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  display: 'flex',
});

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
});

export const seller = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxsmall,
});

export const action = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  display: 'grid',
  inlineSize: '100%',
  paddingBlockStart: vars.space.xsmall,
});

export const actions = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockStart: 'auto',
  paddingBlock: vars.space.xxsmall,
});
