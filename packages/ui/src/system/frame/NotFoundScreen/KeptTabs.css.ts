import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  marginBlockStart: 'auto',
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});
