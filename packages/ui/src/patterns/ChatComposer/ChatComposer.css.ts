import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({ display: 'flex', flexDirection: 'column', inlineSize: '100%' });

export const attachment = style({ paddingBlockEnd: vars.space.xsmall, paddingInline: vars.space.xxsmall });

/** The buttons stay at the last line as the field grows. */
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xxsmall });

export const well = style({
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // About five lines, then it scrolls.
  maxBlockSize: `calc(2.5 * ${vars.size.controlLarge})`,
  marginInlineEnd: vars.space.xxsmall,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: vars.shadow.sunken,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.large,
  overflow: 'clip',
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:focus-within': {
      borderColor: vars.color.focus,
      outline: `${vars.size.hairline} solid ${vars.color.focus}`,
    },
    '&[data-invalid="true"]': { borderColor: vars.color.text.critical, outlineColor: vars.color.text.critical },
    '&[data-disabled="true"]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-invalid="true"]': { borderColor: 'Mark', borderWidth: vars.size.outline } },
    },
  },
});

const words = {
  gridArea: '1 / 1',
  minBlockSize: `calc(${vars.size.touchTarget} - 2 * ${vars.size.hairline})`,
  paddingBlock: `calc((${vars.size.touchTarget} - 1.5rem) / 2 - ${vars.size.hairline})`,
  paddingInline: vars.space.medium,
  lineHeight: vars.type.leading.standard,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

export const field = style({
  ...words,
  inlineSize: '100%',
  maxBlockSize: 'inherit',
  resize: 'none',
  overflowY: 'auto',
  // The wrapper draws the focus ring.
  outline: 'none',
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const mirror = style({ ...words, visibility: 'hidden', pointerEvents: 'none' });

export const below = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  paddingInline: vars.space.small,
  fontSize: vars.type.size.small,
});

export const refusal = style({
  flex: '1 1 0',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.xsmall } },
});

export const count = style({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not(:empty)': { paddingBlockStart: vars.space.xsmall },
    '&[data-over="true"]': { color: vars.color.text.critical, fontWeight: vars.type.weight.bold },
  },
});
