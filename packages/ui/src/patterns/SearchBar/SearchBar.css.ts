import { input as fieldInput, well as fieldWell } from '../../primitives/Field/Field.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const form = style({ position: 'relative' });

export const well = style([
  fieldWell,
  {
    borderRadius: vars.radius.full,
    paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
  },
]);

export const input = fieldInput;

export const suggestions = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xsmall})`,
  zIndex: vars.layer.overlay,
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xxsmall,
  backgroundColor: vars.color.surface.overlay,
  backgroundImage: vars.color.backdrop.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.standard,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
});

export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.tone.accent.onSoft,
      backgroundColor: vars.color.tone.accent.soft,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { backgroundColor: vars.color.tone.neutral.soft } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const past = style({ display: 'grid', gap: vars.space.xsmall });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

/** Aligns its icon with the heading, and its remove button with the edge. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInlineEnd: vars.space.xxsmall,
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` } },
});

export const popular = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const chip = style({ maxInlineSize: '100%' });
