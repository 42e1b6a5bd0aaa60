import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

const breathe = keyframes({
  from: { boxShadow: `0 0 0 0 ${vars.color.tone.accent.border}` },
  to: { boxShadow: `0 0 0 ${vars.space.xsmall} transparent` },
});

export const list = style({ display: 'grid' });

/** The line from this mark down to the next, in the state of the upper one. */
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.iconLarge} minmax(0, 1fr)`,
  columnGap: vars.space.small,
  paddingBlockEnd: vars.space.large,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.size.iconLarge} 0`,
      insetInlineStart: `calc(${vars.size.iconLarge} / 2 - ${vars.size.outline} / 2)`,
      borderInlineStart: `${vars.size.outline} solid ${vars.color.border.standard}`,
    },
    '&[data-state="coming"]:not(:last-child)::before': { borderInlineStartStyle: 'dashed' },
    '&[data-state="current"]:not(:last-child)::before': { borderInlineStartColor: vars.color.tone.accent.border },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  borderWidth: vars.size.outline,
  selectors: {
    '&[data-state="done"]': {
      color: vars.color.tone.accent.onSoft,
      backgroundColor: vars.color.tone.accent.soft,
      borderColor: vars.color.tone.accent.border,
    },
    '&[data-state="current"]': {
      color: vars.color.tone.accent.onSolid,
      backgroundColor: vars.color.tone.accent.solid,
      backgroundImage: vars.color.backdrop.accent,
      borderColor: vars.color.tone.accent.solid,
      animation: `${breathe} calc(2 * ${vars.motion.loop.spin}) ease-out infinite`,
      animationPlayState: vars.motion.loop.play,
    },
    '&[data-state="coming"]': { borderStyle: 'dashed', borderColor: vars.color.border.control },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="current"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, overflowWrap: 'anywhere' });
