import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style, styleVariants } = layered('primitives');

export const money = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.xxsmall,
    fontWeight: vars.type.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // A truncated amount is a wrong amount: its neighbors shrink instead.
    minInlineSize: 'max-content',
  },
  variants: {
    size: {
      small: { fontSize: vars.type.size.small },
      standard: { fontSize: vars.type.size.standard },
      // On the narrowest phones a million fits half a line, and the largest amount a whole one.
      large: {
        fontSize: `clamp(${vars.type.size.standard}, 5.2vw, ${vars.type.size.xlarge})`,
        letterSpacing: vars.type.tracking.tight,
      },
      xlarge: {
        fontSize: `clamp(${vars.type.size.large}, 7.5vw, ${vars.type.size.xxlarge})`,
        letterSpacing: vars.type.tracking.tight,
      },
    },
    tone: {
      inherit: { color: 'inherit' },
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.text.accent },
      positive: { color: vars.color.text.positive },
      critical: { color: vars.color.text.critical },
    },
    struck: { true: { fontWeight: vars.type.weight.regular } },
  },
});

export const sign = styleVariants({
  balance: { color: vars.color.currency.balance },
  stone: { color: vars.color.currency.stone },
  diamond: { color: vars.color.currency.diamond },
  gem: { color: vars.color.currency.gem },
});

export const unit = style({ fontSize: '0.75em', fontWeight: vars.type.weight.medium });
