import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

export const root = style({ position: 'relative', display: 'grid' });

const over = style({ position: 'absolute', pointerEvents: 'none' });

/** What makes of the toy's picture the picture of a product. */
export const dress = styleVariants({
  poster: [
    over,
    {
      insetBlock: '3%',
      insetInline: '9%',
      borderStyle: 'solid',
      borderWidth: vars.space.xxsmall,
      borderColor: vars.color.text.secondary,
      borderRadius: vars.radius.small,
      boxShadow: vars.shadow.raised,
    },
  ],
  display: [
    over,
    {
      inset: '6%',
      borderStyle: 'solid',
      borderWidth: vars.size.hairline,
      borderBlockEndWidth: vars.space.small,
      borderColor: vars.color.text.secondary,
      borderRadius: vars.radius.small,
      backgroundImage: `linear-gradient(115deg, transparent 42%, color-mix(in srgb, ${vars.color.text.primary} 14%, transparent) 43% 52%, transparent 53%)`,
    },
  ],
  keychain: [
    over,
    {
      insetBlockStart: '4%',
      insetInline: '41%',
      aspectRatio: '1',
      borderStyle: 'solid',
      borderWidth: vars.space.xxsmall,
      borderColor: vars.color.text.secondary,
      borderRadius: vars.radius.full,
    },
  ],
});
