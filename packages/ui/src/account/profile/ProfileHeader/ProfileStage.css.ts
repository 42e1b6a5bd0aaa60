import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Fades into the background of the name. */
export const banner = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '50%',
    backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.surface.raised} 70%, transparent), transparent)`,
  },
});

export const portrait = style({
  display: 'inline-grid',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-over-banner="true"]': {
      position: 'relative',
      alignSelf: 'flex-start',
      marginBlockStart: `calc(-1 * (${vars.space.medium} + ${vars.space.large}))`,
      boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.surface.raised}`,
    },
  },
});
