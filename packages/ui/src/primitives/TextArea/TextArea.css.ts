import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { frame } from '../Field/Field.css.ts';

const { style } = layered('primitives');

const lines = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  // Starts with three lines, grows with the text, then scrolls.
  minBlockSize: `calc(3 * ${vars.type.leading.standard} * ${vars.type.size.standard} + 2 * ${vars.space.small})`,
  maxBlockSize: `calc(12 * ${vars.type.leading.standard} * ${vars.type.size.standard})`,
  paddingBlock: vars.space.small,
  lineHeight: vars.type.leading.standard,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** As tall as an invisible copy of its text: no script measures anything. */
export const well = style([
  frame,
  {
    display: 'grid',
    alignItems: 'stretch',
    '::after': { ...lines, content: 'attr(data-replica) " "', visibility: 'hidden', overflow: 'hidden' },
  },
]);

export const text = style({
  ...lines,
  overflowY: 'auto',
  resize: 'none',
  // The wrapper draws the focus ring.
  outline: 'none',
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});
