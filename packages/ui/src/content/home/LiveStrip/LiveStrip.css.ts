import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** One line at a time when space is tight. */
export const ticker = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** A column of all wins when there is room. */
export const column = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xsmall,
    },
  },
});

export const wins = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: vars.size.touchTarget,
});

export const win = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.small,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const words = style({ display: 'flex', flexDirection: 'column' });
