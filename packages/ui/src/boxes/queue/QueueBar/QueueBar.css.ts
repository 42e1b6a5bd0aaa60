import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** As high in every state. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: `calc(${vars.size.touchTarget} + ${vars.space.medium})`,
});

export const words = style({ display: 'grid', minInlineSize: 0 });

/** The time first: it is never cut. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.space.large,
});

export const time = style({ flexShrink: 0 });
