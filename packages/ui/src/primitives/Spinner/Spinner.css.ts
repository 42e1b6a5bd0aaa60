import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    borderWidth: vars.size.outline,
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} ${vars.motion.loop.spin} linear infinite`,
    animationPlayState: vars.motion.loop.play,
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      standard: { inlineSize: vars.size.iconStandard, blockSize: vars.size.iconStandard },
      large: { inlineSize: vars.size.avatarSmall, blockSize: vars.size.avatarSmall },
    },
  },
});
