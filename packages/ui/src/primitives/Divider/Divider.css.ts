import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const divider = recipe({
  base: { flexShrink: 0, backgroundColor: vars.color.border.standard },
  variants: {
    orientation: {
      horizontal: { blockSize: vars.size.hairline, inlineSize: '100%' },
      vertical: { inlineSize: vars.size.hairline, alignSelf: 'stretch' },
    },
  },
});
