import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: vars.space.medium,
  selectors: {
    // A lit edge, in addition to the word.
    '&[data-unread="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.medium,
      insetInlineStart: 0,
      inlineSize: vars.space.xxsmall,
      borderStartEndRadius: vars.radius.full,
      borderEndEndRadius: vars.radius.full,
      backgroundColor: vars.color.tone.accent.solid,
    },
  },
});

export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

/** Never wraps: the title shrinks instead. */
export const mark = style({ flexShrink: 0 });
