import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { floating } from '../floating.css.ts';

const { style } = layered('primitives');

export const tooltip = style([
  floating,
  {
    maxInlineSize: `min(${vars.size.column} * 0.55, var(--radix-popper-available-width))`,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xsmall,
    color: vars.color.tone.neutral.onSolid,
    backgroundColor: vars.color.tone.neutral.solid,
    borderRadius: vars.radius.small,
    boxShadow: vars.shadow.lifted,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.medium,
    lineHeight: vars.type.leading.tight,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
  },
]);

export const arrow = style({
  inlineSize: vars.space.small,
  blockSize: `calc(${vars.space.small} / 2)`,
  fill: vars.color.tone.neutral.solid,
});
