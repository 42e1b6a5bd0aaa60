import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.25em',
    transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: vars.size.outline } } },
  },
  variants: {
    tone: { accent: { color: vars.color.text.accent }, inherit: { color: 'inherit' } },
    weight: {
      regular: { fontWeight: vars.type.weight.regular },
      medium: { fontWeight: vars.type.weight.medium },
      bold: { fontWeight: vars.type.weight.bold },
    },
  },
});
