import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const icon = recipe({
  base: {
    flexShrink: 0,
    display: 'inline-block',
    verticalAlign: '-0.15em',
    // In forced colors, drawings would otherwise keep their own color.
    forcedColorAdjust: 'auto',
  },
  variants: {
    size: {
      text: { inlineSize: '1.1em', blockSize: '1.1em' },
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      standard: { inlineSize: vars.size.iconStandard, blockSize: vars.size.iconStandard },
      large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
    tone: {
      inherit: { color: 'inherit' },
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.text.accent },
      positive: { color: vars.color.text.positive },
      caution: { color: vars.color.text.caution },
      critical: { color: vars.color.text.critical },
    },
  },
});
