import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** The count is as wide as it needs, the buttons take the rest. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  // Too narrow for two: the label would break.
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On a line of its own, so that no label breaks. */
export const buy = style({ gridColumn: '1 / -1' });
