import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

export const list = style({ display: 'grid' });

export const action = recipe({
  base: {
    selectors: {
      '& + &': {
        borderBlockStartStyle: 'solid',
        borderBlockStartWidth: vars.size.hairline,
        borderBlockStartColor: vars.color.border.subtle,
      },
    },
  },
  variants: { off: { true: { color: vars.color.text.muted } } },
});

export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatarStandard,
    blockSize: vars.size.avatarStandard,
    borderRadius: vars.radius.standard,
    color: vars.color.text.accent,
    backgroundColor: vars.color.tone.accent.soft,
  },
  variants: {
    off: { true: { color: vars.color.text.muted, backgroundColor: vars.color.tone.neutral.soft } },
  },
});
