import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const iconButton = recipe({
  variants: {
    size: {
      small: {
        inlineSize: vars.size.controlSmall,
        blockSize: vars.size.controlSmall,
        '::after': { insetInline: `min(0px, (100% - ${vars.size.touchTarget}) / 2)` },
      },
      standard: { inlineSize: vars.size.touchTarget, blockSize: vars.size.touchTarget },
      large: { inlineSize: vars.size.controlLarge, blockSize: vars.size.controlLarge },
    },
  },
});
