import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  borderRadius: vars.radius.standard,
  outlineOffset: vars.space.xxsmall,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(2 * ${vars.size.touchTarget}), 1fr))`,
  gap: vars.space.xsmall,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(3 * ${vars.size.touchTarget}), 1fr))`,
      gap: vars.space.small,
    },
  },
});

/** Its items belong to the grid: the add tile is in line with them. */
export const list = style({ display: 'contents' });

export const chooser = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  color: vars.color.text.accent,
  backgroundColor: vars.color.surface.sunken,
  borderWidth: vars.size.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.standard,
  textAlign: 'center',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&[data-shape="wide"]': {
      gridColumn: '1 / -1',
      minBlockSize: `calc(3 * ${vars.size.touchTarget})`,
      padding: vars.space.large,
    },
    '&[data-shape="tile"]': ratios.square,
    '&[data-dragging="true"]': {
      borderColor: vars.color.text.accent,
      borderStyle: 'solid',
      backgroundColor: vars.color.tone.accent.soft,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.text.accent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: vars.size.outline,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.5 },
    '&:has([aria-invalid])': { borderColor: vars.color.text.critical },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.text.accent } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-dragging="true"]': { borderColor: 'Highlight' } },
    },
  },
});

/** Covers the whole tile, so that click, drop and focus work everywhere; what is below it stays visible. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  outline: 'none',
});
