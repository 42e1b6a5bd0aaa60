import { layered } from '../../styles/layered.ts';
import { lineClamps } from '../../styles/lineClamps.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const text = recipe({
  variants: {
    size: {
      xsmall: { fontSize: vars.type.size.xsmall },
      small: { fontSize: vars.type.size.small },
      standard: { fontSize: vars.type.size.standard },
      large: { fontSize: vars.type.size.large },
    },
    tone: {
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.text.accent },
      positive: { color: vars.color.text.positive },
      caution: { color: vars.color.text.caution },
      critical: { color: vars.color.text.critical },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: vars.type.weight.regular },
      medium: { fontWeight: vars.type.weight.medium },
      bold: { fontWeight: vars.type.weight.bold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    lines: lineClamps,
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
