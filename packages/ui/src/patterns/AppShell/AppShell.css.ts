import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { barBelow, safeBelow } from './insets.css.ts';

const { recipe, style } = layered('patterns');

const safeArea = 'env(safe-area-inset-bottom, 0px)';
const withoutTabBar = { [barBelow]: '0px', [safeBelow]: safeArea };

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  },
  variants: {
    navigation: {
      full: {
        vars: { [barBelow]: `calc(${vars.size.tabBar} + ${safeArea})`, [safeBelow]: '0px' },
        '@media': { [media.tablet]: { vars: withoutTabBar, paddingInlineStart: vars.size.rail } },
      },
      rail: { vars: withoutTabBar, '@media': { [media.tablet]: { paddingInlineStart: vars.size.rail } } },
      side: { vars: withoutTabBar, '@media': { [media.tablet]: { paddingInlineStart: vars.size.side } } },
      none: { vars: withoutTabBar },
    },
  },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.accent.solid,
  color: vars.color.tone.accent.onSolid,
  fontWeight: vars.type.weight.bold,
  // Off-screen until focused.
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

export const content = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  // Focused only by the skip link; the page itself needs no ring.
  outline: 'none',
});

export const tabBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const side = style({
  '@media': {
    [media.tablet]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: vars.layer.bar,
      inlineSize: vars.size.side,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const rail = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'block', position: 'fixed', insetBlock: 0, insetInlineStart: 0, zIndex: vars.layer.bar },
    [media.print]: { display: 'none' },
  },
});
