import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
});

export const boxes = style({ display: 'flex', flexShrink: 0 });

/** One over the other, as a pile of boxes lies. */
export const box = style({
  inlineSize: vars.size.avatarStandard,
  selectors: { '& + &': { marginInlineStart: `calc(${vars.size.avatarStandard} / -3)` } },
});

export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
