import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Pictures that overlap a little, on a lit strip. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: vars.space.small,
  backgroundImage: vars.color.backdrop.stage,
});

export const toy = style({ inlineSize: '6rem', flexShrink: 1, marginInline: `calc(${vars.space.xsmall} * -1)` });
