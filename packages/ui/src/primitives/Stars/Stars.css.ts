import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('primitives');

export const row = style({ display: 'inline-flex', alignItems: 'center' });

export const star = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: vars.color.text.muted,
    selectors: { '&[data-filled]': { fill: vars.color.text.caution, stroke: vars.color.text.caution } },
    '@media': {
      [media.forcedColors]: {
        stroke: 'CanvasText',
        selectors: { '&[data-filled]': { fill: 'CanvasText', stroke: 'CanvasText' } },
      },
    },
  },
  variants: {
    size: {
      small: { inlineSize: vars.space.medium, blockSize: vars.space.medium },
      large: { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge },
    },
  },
});
