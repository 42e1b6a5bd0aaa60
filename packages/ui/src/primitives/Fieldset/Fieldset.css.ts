import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('primitives');

export const legend = style({ inlineSize: '100%', paddingBlockEnd: vars.space.medium });

/** The title, with a line from it to the edge. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.text.primary,
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  overflowWrap: 'anywhere',
  '::after': {
    content: '""',
    flex: 1,
    minInlineSize: vars.space.medium,
    borderBlockStartWidth: vars.size.hairline,
    borderBlockStartStyle: 'solid',
    borderColor: vars.color.border.standard,
  },
});

export const hint = style({
  paddingBlockEnd: vars.space.medium,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
