import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('patterns');

/** White paper, also in the dark theme and with forced colors. */
export const paper = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    aspectRatio: '1',
    overflow: 'clip',
    borderRadius: vars.radius.standard,
    boxShadow: vars.shadow.raised,
    forcedColorAdjust: 'none',
  },
  variants: {
    size: {
      small: { inlineSize: `calc(1.5 * ${vars.size.avatarLarge})` },
      standard: { inlineSize: `calc(2.5 * ${vars.size.avatarLarge})` },
      large: { inlineSize: `calc(3.75 * ${vars.size.avatarLarge})` },
    },
  },
});

export const code = style({ inlineSize: '100%', blockSize: '100%' });
