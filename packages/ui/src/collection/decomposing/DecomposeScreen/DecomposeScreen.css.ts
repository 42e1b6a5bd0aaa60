import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium } },
});

export const thumb = recipe({
  base: {
    inlineSize: vars.size.controlLarge,
    borderRadius: vars.radius.standard,
    backgroundImage: vars.color.backdrop.stage,
  },
  variants: { off: { true: { opacity: 0.6, filter: 'grayscale(1)' } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  inlineSize: '100%',
});
