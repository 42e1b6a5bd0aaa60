import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      paddingInlineStart: vars.space.large,
      paddingBlockStart: `calc(${vars.size.navBar} + ${vars.space.medium})`,
    },
  },
});

export const hero = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.medium})`,
    },
  },
});

export const side = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  padding: vars.space.medium,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.large },
    [media.desktop]: { paddingBlockStart: vars.space.xsmall },
  },
});
