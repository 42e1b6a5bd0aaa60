import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const page = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)',
      gap: vars.space.large,
      alignItems: 'start',
    },
  },
});

export const about = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.large})` },
  },
});

export const pool = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const toy = style({
  flexShrink: 0,
  inlineSize: vars.size.avatarLarge,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const words = style({ flex: '1 1 0' });

export const table = style({
  '@media': {
    [media.desktop]: {
      padding: vars.space.large,
      borderRadius: vars.radius.xlarge,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const narrowOnly = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } });
