import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('primitives');

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'clip',
    color: vars.color.tone.neutral.onSoft,
    backgroundColor: vars.color.tone.neutral.soft,
    backgroundImage: vars.color.backdrop.stage,
    borderRadius: vars.radius.full,
    borderWidth: vars.size.hairline,
    borderColor: vars.color.border.standard,
    fontWeight: vars.type.weight.bold,
    lineHeight: 1,
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.avatarSmall, blockSize: vars.size.avatarSmall, fontSize: vars.type.size.small },
      standard: {
        inlineSize: vars.size.avatarStandard,
        blockSize: vars.size.avatarStandard,
        fontSize: vars.type.size.standard,
      },
      large: { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge, fontSize: vars.type.size.xlarge },
    },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
