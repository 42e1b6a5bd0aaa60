import { input as fieldInput, well } from '../../primitives/Field/Field.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const trigger = style([
  well,
  {
    cursor: 'pointer',
    textAlign: 'start',
    ':focus-visible': {
      borderColor: vars.color.focus,
      outline: `${vars.size.hairline} solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    selectors: {
      '&[aria-expanded="true"]': { borderColor: vars.color.focus },
      '&[data-placeholder]': { color: vars.color.text.muted },
      '&[aria-invalid]': { borderColor: vars.color.text.critical },
    },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
});

export const chevron = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.text.muted });

/** The chosen province, and a button to change it. */
export const within = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const search = style([well, { borderRadius: vars.radius.full }]);

export const input = fieldInput;

/** A fixed height, so that the dialog does not move while typing. */
export const frame = style({
  minBlockSize: '52dvh',
  marginInline: `calc(-1 * ${vars.space.small})`,
});

export const list = style({ blockSize: '52dvh', overflowY: 'auto', overscrollBehavior: 'contain' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  // Most of a long list is off-screen and not rendered until it comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.touchTarget}`,
  selectors: {
    '&[data-marked]': { backgroundColor: vars.color.tone.neutral.soft },
    '&[aria-selected="true"]': { color: vars.color.tone.accent.onSoft, fontWeight: vars.type.weight.medium },
  },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.tone.neutral.soft } },
    [media.forcedColors]: {
      selectors: {
        '&[data-marked]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const name = style({ flex: 1, minInlineSize: 0, lineHeight: vars.type.leading.tight, overflowWrap: 'anywhere' });

export const none = style({ display: 'grid', placeItems: 'center', paddingBlock: vars.space.xlarge });
