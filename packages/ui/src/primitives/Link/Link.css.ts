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
    tone: {
      accent: { color: vars.color.text.accent },
      inherit: { color: 'inherit' },
      quiet: {
        position: 'relative',
        display: 'inline-block',
        color: vars.color.text.secondary,
        textDecorationLine: 'none',
        // Not part of a sentence, so it gets a full touch target.
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: `min(0px, (100% - ${vars.size.touchTarget}) / 2)`,
          insetBlock: `min(0px, (100% - ${vars.size.touchTarget}) / 2)`,
        },
        ':active': { color: vars.color.text.primary },
        ':focus-visible': { color: vars.color.text.primary },
        '@media': {
          [media.hover]: {
            ':hover': {
              color: vars.color.text.primary,
              textDecorationLine: 'underline',
              textDecorationThickness: vars.size.hairline,
            },
          },
          [media.forcedColors]: { textDecorationLine: 'underline' },
        },
      },
    },
    weight: {
      regular: { fontWeight: vars.type.weight.regular },
      medium: { fontWeight: vars.type.weight.medium },
      bold: { fontWeight: vars.type.weight.bold },
    },
  },
});
