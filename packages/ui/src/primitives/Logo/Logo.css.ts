import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const logo = recipe({
  base: {
    flexShrink: 0,
    display: 'inline-block',
    verticalAlign: 'middle',
    // By its height and shape, also in a column that stretches what is in it.
    inlineSize: 'max-content',
    // In forced colors, drawings would otherwise keep their own color.
    forcedColorAdjust: 'auto',
  },
  variants: {
    size: {
      small: { blockSize: vars.size.iconStandard },
      standard: { blockSize: vars.size.iconLarge },
      large: { blockSize: vars.size.avatarStandard },
    },
    tone: {
      inherit: { color: 'inherit' },
      accent: { color: vars.color.text.accent },
      bar: { color: vars.color.bar.accent },
    },
  },
});
