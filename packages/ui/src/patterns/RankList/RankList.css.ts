import { fallbackVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { barBelow, safeBelow } from '../AppShell/insets.css.ts';

const { style } = layered('patterns');

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` } },
});

/** Sticks above the tab bar until its place is reached, and below the navigation bar after it. */
export const ownRow = style({
  position: 'sticky',
  insetBlockEnd: `calc(${fallbackVar(barBelow, '0px')} + ${fallbackVar(safeBelow, '0px')})`,
  insetBlockStart: `calc(${vars.size.navBar} + env(safe-area-inset-top, 0px) + ${vars.space.xsmall})`,
  zIndex: vars.layer.raised,
  backgroundColor: vars.color.tone.accent.soft,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.tone.accent.border,
  borderRadius: vars.radius.standard,
  boxShadow: vars.shadow.lifted,
  overflow: 'clip',
  '@media': {
    [media.forcedColors]: { borderColor: 'Highlight', borderWidth: vars.size.outline, backgroundColor: 'Canvas' },
  },
});

/** The figure wraps below the name when they do not fit on a line. */
export const body = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const words = style({
  flex: `1 1 calc(1.25 * ${vars.size.avatarLarge})`,
  display: 'grid',
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  fontWeight: vars.type.weight.medium,
});

export const value = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
