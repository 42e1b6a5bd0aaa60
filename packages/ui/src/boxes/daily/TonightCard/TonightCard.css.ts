import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As high open as closed: home keeps its place. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: `calc(${vars.size.avatarStandard} + ${vars.space.xsmall})`,
});

export const picture = style({ flexShrink: 0, inlineSize: vars.size.avatarStandard });

export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });

export const clock = style({ flexShrink: 0, display: 'grid', justifyItems: 'end' });
