import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const box = style({ flexShrink: 0, inlineSize: vars.size.avatarStandard });

export const words = style({ flex: '1 1 0' });

/** Like a receipt: a line for each part. */
export const line = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  borderBlockWidth: vars.size.hairline,
  borderBlockStyle: 'dashed',
  borderColor: vars.color.border.subtle,
});

export const part = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
