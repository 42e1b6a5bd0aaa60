import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Stays in sight while the long form beside it is filled in. */
export const beside = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.large})`,
      alignSelf: 'start',
    },
  },
});
