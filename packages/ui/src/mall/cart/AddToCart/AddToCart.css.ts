import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

/** The count is as wide as it needs, the buttons take the rest. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** On a phone, on a line of its own. */
export const buy = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
