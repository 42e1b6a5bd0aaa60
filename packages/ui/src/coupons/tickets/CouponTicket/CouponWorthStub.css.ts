import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

const { tone } = vars.color;

const inked = (of: 'accent' | 'caution' | 'positive') => ({
  color: tone[of].onSolid,
  backgroundColor: tone[of].solid,
  backgroundImage: vars.color.backdrop.accent,
});

export const stub = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    paddingInline: `${vars.space.small} ${vars.space.xsmall}`,
    paddingBlock: vars.space.small,
    borderStartStartRadius: vars.radius.standard,
    borderEndStartRadius: vars.radius.standard,
    lineHeight: vars.type.leading.tight,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: {
    look: {
      discount: inked('accent'),
      no_threshold: inked('positive'),
      order_value: inked('caution'),
      spent: { color: vars.color.text.muted, backgroundColor: tone.neutral.soft },
    },
    size: { standard: {}, compact: { paddingBlock: vars.space.xsmall } },
  },
});

export const off = style({ fontSize: vars.type.size.xsmall, fontWeight: vars.type.weight.medium });

export const figure = recipe({
  base: {
    fontWeight: vars.type.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: vars.type.tracking.tight,
    overflowWrap: 'anywhere',
  },
  variants: {
    size: { standard: { fontSize: vars.type.size.xxlarge }, compact: { fontSize: vars.type.size.xlarge } },
    length: {
      short: {},
      middle: {},
      long: { fontSize: vars.type.size.small, letterSpacing: vars.type.tracking.standard },
    },
  },
  compoundVariants: [
    { variants: { size: 'standard', length: 'middle' }, style: { fontSize: vars.type.size.large } },
    { variants: { size: 'compact', length: 'middle' }, style: { fontSize: vars.type.size.standard } },
    { variants: { size: 'compact', length: 'long' }, style: { fontSize: vars.type.size.xsmall } },
  ],
});
