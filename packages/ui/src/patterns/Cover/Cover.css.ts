import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

/** Fades into the background of the name. */
export const cover = style({
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

export const own = style({ position: 'absolute', inset: 0 });
