import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const rights = style({ display: 'grid' });

/** A right with its state and what can be done, as high as a finger needs. */
export const right = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` },
  },
});
