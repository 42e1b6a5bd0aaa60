import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { fallbackVar } from '@vanilla-extract/css';
import { barBelow, safeBelow } from '../AppShell/insets.css.ts';

const { style } = layered('patterns');

const above = fallbackVar(barBelow, '0px');
const safeArea = fallbackVar(safeBelow, 'env(safe-area-inset-bottom, 0px)');

export const root = style({
  position: 'sticky',
  insetBlockEnd: above,
  zIndex: vars.layer.sticky,
  // At the bottom of the window on a short page too.
  marginBlockStart: 'auto',
  '@media': { [media.tablet]: { paddingInline: vars.space.large, paddingBlockEnd: vars.space.medium } },
});

export const inner = style({
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `calc(${vars.space.small} + ${safeArea})`,
  paddingInline: vars.space.medium,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface.overlay} 92%, transparent)`,
  backdropFilter: vars.filter.frost,
  borderBlockStartWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  boxShadow: vars.shadow.bar,
  '@media': {
    [media.tablet]: {
      maxInlineSize: `calc(1.5 * ${vars.size.column})`,
      marginInline: 'auto',
      borderWidth: vars.size.hairline,
      borderRadius: vars.radius.large,
      paddingBlock: vars.space.small,
      boxShadow: vars.shadow.lifted,
    },
  },
});

/** Under the second half of a screen in halves. */
export const half = style({
  '@media': {
    [media.desktop]: {
      maxInlineSize: 'none',
      inlineSize: `calc((100% - ${vars.space.large}) / 2)`,
      marginInlineEnd: 0,
    },
  },
});
