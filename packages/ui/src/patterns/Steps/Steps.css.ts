import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { scale } from '../../tokens/scale.ts';

const { style } = layered('patterns');

/** By its own width, not the window's: it may be in a narrow column of a wide page. */
const wide = `(min-width: ${scale.size.column})`;

export const root = style({ containerType: 'inline-size', inlineSize: '100%' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { flexDirection: 'row' } },
});

const line = {
  borderColor: vars.color.border.standard,
  borderStyle: 'solid',
  borderWidth: 0,
} as const;

/** The line to the next step: vertical or horizontal. */
export const step = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatarSmall} minmax(0, 1fr)`,
  columnGap: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      ...line,
      content: '',
      position: 'absolute',
      insetBlock: `calc(${vars.size.avatarSmall} + ${vars.space.xxsmall}) ${vars.space.xxsmall}`,
      insetInlineStart: `calc(${vars.size.avatarSmall} / 2 - ${vars.size.outline} / 2)`,
      borderInlineStartWidth: vars.size.outline,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderColor: vars.color.accent.solid },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'start',
      rowGap: vars.space.xsmall,
      paddingBlockEnd: 0,
      paddingInline: vars.space.xxsmall,
      textAlign: 'center',
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${vars.size.avatarSmall} / 2 - ${vars.size.outline} / 2) auto`,
          insetInline: `calc(50% + ${vars.size.avatarSmall} / 2 + ${vars.space.xxsmall}) calc(-50% + ${vars.size.avatarSmall} / 2 + ${vars.space.xxsmall})`,
          borderInlineStartWidth: 0,
          borderBlockStartWidth: vars.size.outline,
        },
      },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarSmall,
  blockSize: vars.size.avatarSmall,
  borderRadius: vars.radius.full,
  borderWidth: vars.size.outline,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="done"]': {
      color: vars.color.text.onAccent,
      backgroundColor: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '&[data-state="current"]': {
      color: vars.color.tone.accent.onSoft,
      backgroundColor: vars.color.tone.accent.soft,
      borderColor: vars.color.accent.solid,
      boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.tone.accent.border}`,
    },
    '&[data-state="failed"]': {
      color: vars.color.tone.critical.onSolid,
      backgroundColor: vars.color.tone.critical.solid,
      borderColor: vars.color.tone.critical.solid,
    },
    '&[data-state="coming"]': { color: vars.color.text.muted, borderColor: vars.color.border.control },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="current"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Aligns the first line with the mark. */
export const words = style({
  paddingBlockStart: vars.space.xxsmall,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { paddingBlockStart: 0 } },
});
