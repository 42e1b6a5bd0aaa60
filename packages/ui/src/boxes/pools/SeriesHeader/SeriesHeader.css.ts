import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  overflow: 'clip',
  borderRadius: vars.radius.xlarge,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.stage,
  '@media': {
    [media.desktop]: { gap: vars.space.xlarge, paddingBlock: vars.space.small, paddingInline: vars.space.xlarge },
  },
});

export const toy = style({
  flexShrink: 0,
  inlineSize: '112px',
  '@media': { [media.desktop]: { inlineSize: '128px' } },
});

export const words = style({ flex: '1 1 0', '@media': { [media.desktop]: { maxInlineSize: '60ch' } } });
