import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const draws = style({ display: 'grid', gap: vars.space.xsmall });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const words = style({ display: 'grid', flex: '1 1 0', fontSize: vars.type.size.small });

export const proof = style({
  marginBlockStart: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
});
