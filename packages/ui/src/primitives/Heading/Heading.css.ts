import { layered } from '../../styles/layered.ts';
import { lineClamps } from '../../styles/lineClamps.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const heading = recipe({
  base: { fontWeight: vars.type.weight.bold, lineHeight: vars.type.leading.tight, textWrap: 'balance' },
  variants: {
    size: {
      small: { fontSize: vars.type.size.standard },
      standard: { fontSize: vars.type.size.large },
      large: { fontSize: vars.type.size.xlarge, letterSpacing: vars.type.tracking.tight },
      xlarge: { fontSize: vars.type.size.xxlarge, letterSpacing: vars.type.tracking.tight },
      display: { fontSize: vars.type.size.display, letterSpacing: vars.type.tracking.tight },
    },
    tone: {
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      accent: { color: vars.color.text.accent },
      inherit: { color: 'inherit' },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    lines: lineClamps,
  },
});
